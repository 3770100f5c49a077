import type { Plugin } from 'vite'

/** What open pages ask to learn of a new build (C-6): which is the latest, and a word of each build under its own name. */
export function buildFiles(id: string): Plugin {
  return {
    name: 'build-files',
    apply: 'build',
    generateBundle() {
      const source = JSON.stringify({ id })
      for (const name of ['latest', `meta/${id}`]) {
        this.emitFile({ type: 'asset', fileName: `assets/builds/${name}.json`, source })
      }
    },
  }
}
