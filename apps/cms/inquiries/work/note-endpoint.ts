import type { Endpoint } from 'payload'
import * as v from 'valibot'
import { mostLettersOfNote } from '../fields/notes.ts'
import { holdRow } from '../hold-row.ts'
import { inquiryEndpoint, refuse } from './inquiry-endpoint.ts'

const schema = v.object({ text: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(mostLettersOfNote)) })

/** Adds a note: `POST /api-cms/inquiries/:id/note {text}`. */
export const noteEndpoint: Endpoint = inquiryEndpoint('post', 'note', async (req, { id }) => {
  const { success, output } = v.safeParse(schema, req.data)
  if (!success) return refuse(req, 422, unwritten)
  // Of two notes written at once the second waits for the first, and none is lost.
  await holdRow(req, id)
  const { notes } = await req.payload.findByID({ collection: 'inquiries', id, depth: 0, joins: false, req })
  const earlier: unknown[] = Array.isArray(notes) ? notes : []
  await req.payload.update({ collection: 'inquiries', id, data: { notes: [...earlier, output] }, depth: 0, req })
  return Response.json({ notes: earlier.length + 1 })
})

const unwritten = {
  en: 'Write a note of up to 5,000 characters.',
  es: 'Escriba una nota de hasta 5000 caracteres.',
}
