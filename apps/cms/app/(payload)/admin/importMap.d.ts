import type { ImportMap } from 'payload'

/** Written by `payload generate:importmap` before each build. */
export declare const importMap: ImportMap
