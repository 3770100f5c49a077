/** A list of the desk that shows only what fits. */
export function listAddress(collection: string, field: string, operator: string, value: string | number): string {
  return `/admin/collections/${collection}?where[or][0][and][0][${field}][${operator}]=${value}`
}
