import type { GlobalConfig } from 'payload'

/**
 * Payload fills the gaps of a global from the first language before it saves what was sent in another, and would store those
 * words as if they had been translated.
 */
export function withoutBorrowedWords(global: GlobalConfig): GlobalConfig {
  const { hooks = {} } = global
  return {
    ...global,
    hooks: {
      ...hooks,
      beforeOperation: [
        ...(hooks.beforeOperation ?? []),
        ({ operation, req }) => {
          if (operation === 'update') req.fallbackLocale = false
        },
      ],
    },
  }
}
