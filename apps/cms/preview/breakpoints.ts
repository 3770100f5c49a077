import type { LivePreviewConfig } from 'payload'

/** Payload shows these labels as they are to everybody, so each is written in both languages. */
export const breakpoints: NonNullable<LivePreviewConfig['breakpoints']> = [
  { name: 'phone', label: 'Phone · Móvil', width: 390, height: 844 },
  { name: 'tablet', label: 'Tablet · Tableta', width: 820, height: 1180 },
  { name: 'desktop', label: 'Desktop · Escritorio', width: 1440, height: 900 },
]
