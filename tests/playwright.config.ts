import { resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findBrowser } from './support/index.ts'

const { executablePath, args, env } = await findBrowser()
// The workers pass it on to the browser. Given as an option it would be written into every report.
Object.assign(process.env, env)

/** Tests in a real browser on the product as it is shipped. */
export default defineConfig({
  testDir: resolve(import.meta.dirname, 'e2e'),
  testMatch: '**/*.e2e.ts',
  globalSetup: resolve(import.meta.dirname, 'database/provide-stocked.ts'),
  outputDir: resolve(import.meta.dirname, '../.cache/playwright'),
  // Each worker starts a product of its own. Three share two cores well: pages wait for the product and for moving parts.
  workers: 3,
  fullyParallel: false,
  // Where the result decides about a landing, what a busy machine was too slow for is tried once more, and named.
  retries: process.env.CI === 'true' ? 1 : 0,
  forbidOnly: process.env.CI === 'true',
  // For a machine that does much else: no verdict of a test is a matter of time.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    viewport: { width: 1280, height: 800 },
    launchOptions: { executablePath, args: [...args] },
    locale: 'en-US',
    timezoneId: 'UTC',
    // What a worker asks for, tests could not stand in for.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Drawing a trace takes a quarter of the time: what failed is traced when it is tried again (in CI, or `--retries 1`).
    trace: 'on-first-retry',
  },
})
