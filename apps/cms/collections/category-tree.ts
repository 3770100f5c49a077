import type { PayloadRequest, RelationshipFieldSingleValidation } from 'payload'
import { sentence } from '../fields/sentence.ts'

const deepest = 20

/** A category cannot stand below itself: its address would have no beginning. */
export const notBelowItself: RelationshipFieldSingleValidation = async (value, { id, req }) => {
  if (value === null || value === undefined || id === undefined) return true
  const chain = await ancestorsFrom(Number(value), req)
  if (!chain.includes(Number(id))) return true
  return sentence(req, {
    en: 'A category cannot belong to itself or to one of its own subcategories.',
    es: 'Una categoría no puede pertenecer a sí misma ni a una de sus subcategorías.',
  })
}

async function ancestorsFrom(start: number, req: PayloadRequest): Promise<number[]> {
  const chain: number[] = []
  let current: number | null = start
  while (current !== null && chain.length < deepest && !chain.includes(current)) {
    chain.push(current)
    const found: { parent?: unknown } | null = await req.payload.findByID({
      collection: 'categories',
      id: current,
      depth: 0,
      disableErrors: true,
      select: { parent: true },
      req,
    })
    current = typeof found?.parent === 'number' ? found.parent : null
  }
  return chain
}
