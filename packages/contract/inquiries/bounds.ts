/** How much of each thing an inquiry may hold (F-1, E-5, E-6). */
export const inquiryBounds = {
  name: 100,
  email: 254,
  phone: { least: 5, most: 30, digits: 5 },
  message: 5000,
  company: 120,
  role: 80,
  note: 500,
  lines: 100,
  colours: 30,
  quantity: 1_000_000,
  /** No database has a larger whole number to spare. */
  product: 2_147_483_647,
  files: 5,
  fileBytes: 25 * 1024 * 1024,
  /** Fields of staff's own forms. */
  formFields: 60,
  formValue: 5000,
} as const
