import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload'
import { type Database, isPostgres, openTransaction, rows, sql } from '../database/sql.ts'
import { sentence, type Words } from '../fields/sentence.ts'

const first = 1001
const highest = 999_999_999
/** One slip of the pen must not use up all the numbers that are left: the next one is always above the highest used. */
const mostAbove = 100_000
const postgresLock = 42_420_002

/**
 * Gives a new product its public number and remembers it for ever. Database ids will not do: SQLite gives a deleted row's
 * number to the next one, and a buyer's old link would open another bag.
 */
export const givePublicId: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  if (operation !== 'create') return { ...data, publicId: originalDoc?.publicId }
  const database = req.payload.db as unknown as Database
  const transaction = await openTransaction(req)
  if (isPostgres(database)) await rows(database, sql`select pg_advisory_xact_lock(${postgresLock})`, transaction)
  const highestUsed = await readHighest(database, transaction)
  const publicId = data.publicId ?? highestUsed + 1
  const fault = numberFault(publicId, highestUsed)
  if (fault) throw refusal(req, fault)
  const used = await rows(database, sql`select 1 from public_ids where public_id = ${publicId}`, transaction)
  if (used.length > 0) throw refusal(req, taken(publicId))
  await rows(database, sql`insert into public_ids (public_id) values (${publicId}) returning public_id`, transaction)
  return { ...data, publicId }
}

async function readHighest(database: Database, transaction: unknown): Promise<number> {
  const [row] = await rows(database, sql`select max(public_id) as highest from public_ids`, transaction)
  return row?.highest ? Number(row.highest) : first - 1
}

/** Why a number somebody wants to give cannot be one, whether or not it is free. */
export function numberFault(publicId: unknown, highestUsed: number): Words | null {
  if (!Number.isInteger(publicId) || Number(publicId) < 1 || Number(publicId) > highest) return noNumber
  const most = Math.max(highestUsed, first - 1) + mostAbove
  return Number(publicId) > most ? tooHigh(most) : null
}

function refusal(req: PayloadRequest, words: Words): ValidationError {
  return new ValidationError({ collection: 'products', req, errors: [{ path: 'publicId', message: sentence(req, words) }] })
}

const noNumber = {
  en: 'The public number is a whole number of 1 or more, digits only. Leave the field empty to get a new one.',
  es: 'El número público es un número entero a partir de 1, solo cifras. Deje el campo vacío para recibir uno nuevo.',
}

const tooHigh = (most: number) => ({
  en: `The public number can be ${most} at most for now. Leave the field empty to get the next one.`,
  es: `Por ahora, el número público puede ser como máximo ${most}. Deje el campo vacío para recibir el siguiente.`,
})

export const taken = (publicId: number) => ({
  en: `Number ${publicId} was used before and is never given twice. Leave the field empty to get a new one.`,
  es: `El número ${publicId} ya se usó y no se vuelve a dar. Deje el campo vacío para recibir uno nuevo.`,
})
