import path from 'node:path'

/** The desk runs in its own folder; the guide is one of the project's documents. */
export const guideFolder = path.join(process.cwd(), '..', '..', 'docs', 'guide')
