import type { Plugin } from 'vite'

/**
 * Vite wraps lazy imports to fetch their style sheets and dependencies ahead. There is one style sheet, and the server names what a
 * page needs, so that the wrapper would be weight alone.
 */
export function bareImports(): Plugin {
  return {
    name: 'bare-imports',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load()',
    },
  }
}
