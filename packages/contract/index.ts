export * from './content/index.ts'
export * from './feed.ts'
export * from './locales.ts'
export * from './routes.ts'
