/** Query key of a list handed on by link. */
export const listParameter = 'list'
