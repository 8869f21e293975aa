import { resolve } from 'node:path'
import { articleModules } from '@causeway/content/markdown'
import { defineConfig } from 'vitest/config'

/** Fast tests beside the code: no node, no server, no browser. */
export default defineConfig({
  root: resolve(import.meta.dirname, '..'),
  plugins: [articleModules()],
  test: {
    name: 'unit',
    include: [
      '{core,content,ui,server,adapters,api,client,widget,web,site,main}/**/*.test.{ts,tsx}',
      'tests/{architecture,tools,support,bench,mutation,torture}/**/*.test.ts',
    ],
    exclude: [
      '**/node_modules/**',
      '**/build/**',
      '**/*.node.test.ts',
      '**/*.pg.test.ts',
      '**/*.db.test.ts',
    ],
    pool: 'forks',
    // Files share their worker's modules: loading them anew for each took half of the processor time.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
