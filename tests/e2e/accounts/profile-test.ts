import { type RunningProduct, startProductAtLocalhost } from '../../support/index.ts'
import { test as base } from '../product-test.ts'
import { createAccountIn, originOf, type TestAccount } from './account-steps.ts'

/** Passkeys are bound to a name, so the product is seen as `localhost` here. */
export const test = base.extend<
  { readonly account: TestAccount },
  { readonly product: RunningProduct }
>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const product = await startProductAtLocalhost()
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ product }, use) => use(originOf(product)),
  /** Signed in in this test's browser. */
  account: async ({ context, product }, use) => {
    await use(await createAccountIn(context, product))
  },
})

export { expect } from '../product-test.ts'
