type Stored = Record<string, unknown>

/** Shapes that differ by less look the same to staff. */
const tolerance = 0.02

/**
 * Where a file put in another's place keeps its focal point: a retouched picture of the same shape shows the same thing there;
 * in another shape the old point means nothing. What staff set with the new file counts as they set it.
 */
export function focalOfReplacement(data: Stored, before: Stored, size: { width: number; height: number }): Stored {
  const moved = ['focalX', 'focalY'].some((side) => typeof data[side] === 'number' && data[side] !== before[side])
  if (moved) return {}
  if (isSameShape(before, size)) return { focalX: before.focalX ?? 50, focalY: before.focalY ?? 50 }
  return { focalX: 50, focalY: 50 }
}

function isSameShape({ width, height }: Stored, size: { width: number; height: number }): boolean {
  if (typeof width !== 'number' || typeof height !== 'number') return false
  return Math.abs((width * size.height) / (height * size.width) - 1) <= tolerance
}
