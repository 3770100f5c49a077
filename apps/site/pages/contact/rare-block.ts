import { lazy } from 'react'

/** Contact seldom holds a large part: the browser fetches their views when there is one, the server has them at hand. */
export const RareBlock = import.meta.env.SSR
  ? (await import('../../blocks/rare-block.tsx')).RareBlock
  : lazy(() => import('../../blocks/rare-block.tsx').then((module) => ({ default: module.RareBlock })))
