import { rm } from 'node:fs/promises'
import path from 'node:path'
import {
  type CollectionAfterDeleteHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import type { Prepared } from './prepare-picture.ts'
import { measurePicture, readRenditions } from './renditions.ts'
import { focalOfReplacement } from './replace/focal-of-replacement.ts'
import { sanitiseSvg } from './sanitise-svg.ts'
import { removeSharePictures } from './share-picture.ts'
import { uniqueName } from './unique-name.ts'
import { UnreadableDrawing } from './xml-tokens.ts'

export const svgType = 'image/svg+xml'

/** Before anything looks at the upload: a drawing is written anew, and every file gets the name of its content. */
export const receiveFile: CollectionBeforeOperationHook = ({ operation, req }) => {
  if ((operation !== 'create' && operation !== 'update') || !req.file) return
  if (isDrawing(req.file)) {
    req.file.data = Buffer.from(cleanDrawing(req.file.data, req).svg)
    req.file.size = req.file.data.length
    req.file.mimetype = svgType
  }
  req.file.name = uniqueName(req.file.name, req.file.data)
}

/**
 * Renditions are made after the upload is stored, by the queue; until then the original is shown. Whoever has made them
 * already (the demo loader) hands them over in the context.
 */
export const markForRenditions: CollectionBeforeChangeHook = async ({ context, data, originalDoc, req }) => {
  if (!req.file) return hasMoved(data, originalDoc) ? afresh(data, originalDoc) : data
  const nothing = { renditions: [], share: null, colour: null }
  if (req.file.mimetype === svgType) {
    const { width, height } = cleanDrawing(req.file.data, req)
    return { ...data, width, height, ...nothing, renditionState: 'ready' }
  }
  const { prepared } = context as { prepared?: Prepared }
  const renditionState = prepared ? 'ready' : 'pending'
  const measured = await measurePicture(req.file.data)
  const focal = originalDoc ? focalOfReplacement(data, originalDoc, measured) : {}
  return { ...data, ...measured, ...focal, ...(prepared ?? nothing), renditionState }
}

type Stored = Record<string, unknown> | undefined

/** Another focal point asks for another crop of the picture that is shared. */
function hasMoved(data: Stored, before: Stored): boolean {
  if (!before || before.mimeType === svgType) return false
  return ['focalX', 'focalY'].some((side) => data?.[side] != null && data[side] !== before[side])
}

// Payload measures the file anew with the focal point, and would forget how a turned photograph is seen.
function afresh(data: Partial<Record<string, unknown>>, before: Stored) {
  return { ...data, width: before?.width, height: before?.height, renditionState: 'pending' }
}

export function removeRenditions(folder: string): CollectionAfterDeleteHook {
  return async ({ doc }) => {
    for (const { src } of readRenditions(doc.renditions))
      await rm(path.join(folder, path.basename(decodeURIComponent(src))), { force: true })
    if (typeof doc.filename === 'string') await removeSharePictures(doc.filename, folder)
  }
}

function isDrawing({ mimetype, name }: { mimetype: string; name: string }): boolean {
  return mimetype === svgType || path.extname(name).toLowerCase() === '.svg'
}

function cleanDrawing(file: Buffer, req: PayloadRequest) {
  try {
    return sanitiseSvg(file)
  } catch (error) {
    if (!(error instanceof UnreadableDrawing)) throw error
    const message =
      req.i18n.language === 'es'
        ? `Este SVG no se puede usar (${error.message}). Expórtelo de nuevo como «SVG simple».`
        : `This SVG cannot be used: ${error.message}. Export it again as “plain SVG”.`
    throw new ValidationError({ collection: 'media', req, errors: [{ path: 'file', message }] })
  }
}
