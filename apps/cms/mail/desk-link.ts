/** Where staff read an inquiry. */
export function deskLink(publicUrl: string, id: number): string {
  return `${publicUrl}/admin/collections/inquiries/${id}`
}
