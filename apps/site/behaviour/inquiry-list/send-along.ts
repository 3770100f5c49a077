import { envelope } from '@lindero/contract'
import { keptList, listedProducts } from './listed.ts'

/** Where the browser sends the inquiry form itself the list goes along; the server makes the key from what is sent. */
export function sendListAlong(): void {
  addEventListener('formdata', addList)
}

function addList({ formData }: FormDataEvent): void {
  const isInquiry = formData.has(envelope.page) && !formData.get(envelope.form)
  if (isInquiry && listedProducts().length > 0) formData.set('lines', keptList())
}
