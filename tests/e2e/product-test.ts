import { test as base, type Page } from '@playwright/test'
import { type RunningProduct, startProduct } from '../support/index.ts'

// biome-ignore lint/complexity/noBannedTypes: Playwright's way of saying that a test adds no fixture of its own
type NoTestFixtures = {}
type WorkerFixtures = { readonly product: RunningProduct }

/**
 * A clock that a test moves leaves the deadlines of requests alone: those go by the network, and a leap of a minute would
 * end what is still on its way.
 */
async function keepDeadlinesReal(page: Page): Promise<void> {
  const install = page.clock.install.bind(page.clock)
  await page.addInitScript(() => Reflect.set(AbortSignal, 'real', AbortSignal.timeout))
  page.clock.install = async (options) => {
    await install(options)
    await page.addInitScript(() =>
      Reflect.set(AbortSignal, 'timeout', Reflect.get(AbortSignal, 'real')),
    )
  }
}

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
  page: async ({ page }, use) => {
    await keepDeadlinesReal(page)
    await use(page)
  },
})

export { expect } from '@playwright/test'
