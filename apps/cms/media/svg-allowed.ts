/**
 * What a drawing may be made of: shapes, paint and a title; nothing that runs, loads or refers outside itself. No `use`
 * either: ten of them nested ten deep are ten thousand million shapes.
 */
export const allowedElements = new Set([
  'svg',
  'g',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'title',
  'desc',
  'defs',
  'linearGradient',
  'radialGradient',
  'stop',
  'clipPath',
  'mask',
])

/** Paint and the like, written as an attribute or inside `style`; both come out as attributes. */
const presentation = [
  'clip-rule',
  'color',
  'display',
  'fill',
  'fill-opacity',
  'fill-rule',
  'opacity',
  'stop-color',
  'stop-opacity',
  'stroke',
  'stroke-dasharray',
  'stroke-dashoffset',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'stroke-opacity',
  'stroke-width',
  'visibility',
  'clip-path',
  'mask',
]

export const presentationAttributes = new Set(presentation)

export const allowedAttributes = new Set([
  ...presentation,
  ...['id', 'transform', 'd', 'points', 'pathLength', 'width', 'height', 'x', 'y', 'x1', 'y1', 'x2', 'y2'],
  ...['cx', 'cy', 'r', 'rx', 'ry', 'fx', 'fy', 'fr', 'offset', 'viewBox', 'preserveAspectRatio', 'version'],
  ...['gradientUnits', 'gradientTransform', 'spreadMethod', 'clipPathUnits', 'maskUnits', 'maskContentUnits', 'href'],
])

const ownId = /^#[A-Za-z_][\w.-]*$/
const ownPaint = /^url\(\s*(["']?)#[A-Za-z_][\w.-]*\1\s*\)$/
/** Numbers, colours, transforms, path data, keywords: no quotes, no back-slashes, no addresses. */
const plainValue = /^[\w\s#%.,()+-]*$/

export function allowedValue(name: string, value: string): boolean {
  if (name === 'href') return ownId.test(value.trim())
  if (/url\s*\(/i.test(value)) return ownPaint.test(value.trim())
  return plainValue.test(value)
}
