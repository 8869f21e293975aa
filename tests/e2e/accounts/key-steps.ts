import type { BrowserContext } from '@playwright/test'
import type { RunningProduct } from '../../support/index.ts'
import { expect } from '../product-test.ts'
import { originOf, type TestAccount } from './account-steps.ts'

const NAME = 'A key with quite a long name that says which program of ours it is for'

/**
 * Access and a key of the account that a browser is signed in to, without the page; `sites`: on which its widget adds a
 * commission. Answers the key's id.
 */
export async function giveKey(
  context: BrowserContext,
  product: RunningProduct,
  { password }: TestAccount,
  sites: readonly string[] = [],
): Promise<string> {
  const origin = originOf(product)
  const { csrf } = await (await context.request.get(`${origin}/api/csrf`)).json()
  const change = async (method: 'POST' | 'PATCH', path: string, data: object) => {
    const url = `${origin}/api/user/partner${path}`
    const headers = { origin, 'x-csrf-token': csrf }
    return (await context.request.fetch(url, { method, data, headers })).json()
  }
  await change('POST', '', {})
  const asked = { name: NAME, dialects: ['rest'], scopes: ['read', 'quote', 'create'], password }
  const made = await change('POST', '/keys', asked)
  expect(made).toMatchObject({ result: true })
  const { id } = made.key
  const changed = await change('PATCH', `/keys/${id}`, { widgetSites: sites, password })
  expect(changed).toMatchObject({ result: true })
  return id
}
