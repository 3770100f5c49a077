import type { InquiryProblem, OwnFormProblem } from '@lindero/contract'

/** What a form says while it is filled in and sent; the browser's form and the server say the same. */
export interface FormWords extends Record<InquiryProblem | OwnFormProblem, string> {
  sent: string
  failed: string
  loading: string
}

export const formsEn: FormWords = {
  name: 'Please enter a name',
  email: 'Please enter the correct email address',
  phone: 'Please enter your phone number',
  country: 'Please enter the country',
  message: 'Please enter Message',
  consent: 'Please agree that we store what you send, so that we can answer you',
  required: 'This field cannot be empty',
  mobile: 'Please enter a valid mobile number',
  tooLong: 'Please shorten this: it is longer than we can take',
  wantedDate: 'Please enter the date as year-month-day, for example 2027-03-01',
  quantity: 'Please enter the quantity as a whole number, at most 1,000,000',
  choice: 'Please choose one of the options',
  unreadable: 'This cannot be read; please enter it again as plain text',
  sent: 'Submitted successfully',
  failed: 'Submission failed, please try again later!',
  loading: 'Loading',
}
