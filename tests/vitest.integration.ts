import { resolve } from 'node:path'
import { articleModules } from '@causeway/content/markdown'
import { defineConfig } from 'vitest/config'
import { SlowestFirst } from './slowest-first.ts'

/** Tests on real things: PostgreSQL, coin nodes and the running product. */
export default defineConfig({
  root: resolve(import.meta.dirname, '..'),
  plugins: [articleModules()],
  test: {
    name: 'integration',
    include: [
      '{server,adapters,api,site,main}/**/*.{node,pg,db}.test.ts',
      'tests/{support,database,tools}/**/*.{node,pg}.test.ts',
      'tests/scenarios/**/*.test.ts',
    ],
    exclude: ['**/node_modules/**', '**/build/**'],
    globalSetup: ['tests/database/provide-postgres.ts', 'tests/database/provide-stocked.ts'],
    pool: 'forks',
    // Files share their worker's modules: loading them anew for each took half of the processor time.
    isolate: false,
    sequence: { sequencer: SlowestFirst },
    // While some wait for blocks, retries and nodes, others compute. Where the result decides about a landing, one
    // that a busy machine was too slow for is tried once more, and named.
    maxWorkers: 6,
    retry: process.env.CI === 'true' ? 1 : 0,
    // For a machine that does much else: no verdict of a test is a matter of time.
    testTimeout: 300_000,
    hookTimeout: 600_000,
    teardownTimeout: 60_000,
    expect: { poll: { timeout: 120_000, interval: 100 } },
  },
})
