import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const source = join(import.meta.dirname, '../pwa/service-worker.js')

/** Writes `/service-worker.js` with the name of this build in it: that of everything the client is made of. */
export function buildServiceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return
      const text = readFileSync(source, 'utf8')
      const name = createHash('sha256').update(text)
      for (const file of Object.keys(bundle).sort()) name.update(file)
      const build = name.digest('hex').slice(0, 16)
      this.emitFile({
        type: 'asset',
        fileName: 'service-worker.js',
        source: text.replace('offline-BUILD', `offline-${build}`),
      })
    },
  }
}
