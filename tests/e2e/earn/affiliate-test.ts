import { type RunningProduct, startProductAtLocalhost } from '../../support/index.ts'
import { createAccountIn, originOf, type TestAccount } from '../accounts/account-steps.ts'
import { test as base } from '../product-test.ts'
import { approve } from './affiliate-steps.ts'

/** Small enough for one order in a test to be paid out. */
const env = {
  AFFILIATE_SHARE_BPS: '9000',
  AFFILIATE_MINIMUM_BTC: '0.00001',
  AFFILIATE_MINIMUM_ETH: '0.0001',
  BLOCK_MILLISECONDS: '300',
}

/** An approved affiliate is signed in in this test's browser. */
export const test = base.extend<
  { readonly affiliate: TestAccount & { readonly refId: string } },
  { readonly product: RunningProduct }
>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const product = await startProductAtLocalhost(env)
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ product }, use) => use(originOf(product)),
  affiliate: async ({ context, product }, use) => {
    const account = await createAccountIn(context, product)
    await use({ ...account, refId: await approve(context, product) })
  },
})

export { expect } from '../product-test.ts'
