import { test as base } from '@playwright/test'
import { type RunningProduct, startProduct } from '../support/index.ts'

// biome-ignore lint/complexity/noBannedTypes: Playwright's way of saying that a test adds no fixture of its own
type NoTestFixtures = {}
type WorkerFixtures = { readonly product: RunningProduct }

/**
 * A test in a browser on a product of its own worker, in the play world with quick blocks. Addresses in tests are
 * relative to it.
 */
export const test = base.extend<NoTestFixtures, WorkerFixtures>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const product = await startProduct({ env: { BLOCK_MILLISECONDS: '300' } })
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
})

export { expect } from '@playwright/test'
