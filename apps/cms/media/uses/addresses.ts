const list = '/admin/collections/media?where[or][0][and][0][useCount]'

export const unusedAddress = `${list}[equals]=0`
export const usedAddress = `${list}[greater_than]=0`
