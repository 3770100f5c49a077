import type { Cell } from '../../spreadsheets/read/table.ts'
import type { Column } from '../columns/column.ts'
import type { ProductShape } from '../columns/product-columns.ts'
import type { ImportMode } from '../states.ts'
import type { Surroundings } from '../values/value-kind.ts'
import { type Change, changesBetween, hasPromises } from './changes.ts'
import { checkValues, type Speakers } from './check-values.ts'
import type { Document } from './document-cells.ts'
import { fillGaps } from './fill-gaps.ts'
import { givenNumberFaults } from './given-number.ts'
import { ownProductFaults } from './own-product.ts'
import { draughtOf, type Fault } from './plan-row.ts'
import { type Publication, publicationOf, publicationOfNew } from './publication.ts'

export interface Workshop {
  shape: ProductShape
  columns: readonly Column[]
  mode: ImportMode
  around: Surroundings
  speakers: Speakers
  /** Public numbers that were given before. */
  givenNumbers: ReadonlySet<number>
}

export interface PlannedRow {
  outcome: 'new' | 'changed' | 'unchanged' | 'bad'
  changes: Change[]
  faults: Fault[]
  wanted: Document
  publication: Publication
  /** It speaks of products that a later row makes. */
  hasPromises: boolean
}

/** What a row would do to a product that is there. `standing` is asked for only when something changes. */
export async function planChange(
  workshop: Workshop,
  cells: ReadonlyMap<Column, Cell>,
  existing: Document,
  standing: () => Promise<Document | undefined>,
): Promise<PlannedRow> {
  const { shape, columns, mode, around, speakers } = workshop
  const { own, faults: numberFaults } = withoutNumbers(cells, existing)
  const draught = draughtOf(own, existing, around)
  const faults = [...numberFaults, ...draught.faults, ...ownProductFaults(own.keys(), draught.wanted, existing)]
  if (faults.length > 0) return bad(faults)
  const unchanged: PlannedRow = { ...bad([]), outcome: 'unchanged', wanted: draught.wanted }
  // A gap that was there before is no change; it is filled when something else is saved.
  if (changesBetween(existing, draught.wanted, columns, around).length === 0) return unchanged
  const wanted = await fillGaps(shape, draught.wanted, existing, speakers.en)
  const changes = changesBetween(existing, wanted, columns, around)
  if (changes.length === 0) return unchanged
  const publication = publicationOf(mode, existing, await standing(), shape, around)
  return finished(workshop, { wanted, changes, publication }, Number(existing.id))
}

export async function planNew(workshop: Workshop, cells: ReadonlyMap<Column, Cell>): Promise<PlannedRow> {
  const { shape, columns, mode, around, speakers, givenNumbers } = workshop
  const draught = draughtOf(cells, null, around)
  const numberFaults = givenNumberFaults(draught.wanted.publicId, givenNumbers)
  const faults = [...numberFaults, ...draught.faults, ...ownProductFaults(cells.keys(), draught.wanted, null)]
  if (faults.length > 0) return bad(faults)
  const wanted = await fillGaps(shape, withoutEmpty(draught.wanted), null, speakers.en)
  const changes = changesBetween(null, wanted, columns, around)
  return finished(workshop, { wanted, changes, publication: publicationOfNew(mode, wanted) }, undefined)
}

async function finished(
  { shape, columns, speakers }: Workshop,
  plan: Pick<PlannedRow, 'changes' | 'publication' | 'wanted'>,
  id: number | undefined,
): Promise<PlannedRow> {
  const { locales } = plan.publication
  const keys = new Set(columns.map(({ key }) => key))
  const faults = await checkValues({ shape, wanted: plan.wanted, id, locales, columns: keys }, speakers)
  if (faults.length > 0) return bad(faults)
  const outcome = id === undefined ? 'new' : 'changed'
  return { ...plan, outcome, faults, hasPromises: hasPromises(plan.wanted, columns) }
}

function bad(faults: Fault[]): PlannedRow {
  const publication = { locales: [], waits: false }
  return { outcome: 'bad', changes: [], faults, wanted: {}, publication, hasPromises: false }
}

/** Its numbers are the product's for ever: the style number found it, and the public one can only agree. */
function withoutNumbers(cells: ReadonlyMap<Column, Cell>, existing: Document) {
  const own = [...cells].filter(([{ key }]) => key !== 'styleNo' && key !== 'publicId')
  const given = [...cells].find(([{ key }]) => key === 'publicId')?.[1] ?? ''
  const agrees = given === '' || String(given).trim() === String(existing.publicId)
  return { own: new Map(own), faults: agrees ? [] : [{ column: 'publicId', words: fixedNumber(existing.publicId) }] }
}

/** A new product takes the desk's own beginnings where the file leaves a field empty. */
function withoutEmpty(wanted: Document): Document {
  return Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== null))
}

const fixedNumber = (publicId: unknown) => ({
  en: `The public number of this product is ${publicId} and never changes.`,
  es: `El número público de este producto es ${publicId} y nunca cambia.`,
})
