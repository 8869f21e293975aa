// door: HTTP, chain, command
import { afterAll, beforeAll, describe, test } from 'vitest'
import type { RunningProduct } from '../../support/index.ts'
import type { CustomerDesk } from '../support/backoffice/customer-steps.ts'
import {
  accountIsLocked,
  customerIsErased,
  customerIsShown,
  customersAreFound,
  secondFactorIsReset,
  sessionsAreEnded,
} from '../support/backoffice/customer-stories.ts'
import { inviteMember, twoAdministrators } from '../support/backoffice/proposal-steps.ts'
import { databaseOf, startShop, stopShop } from '../support/start-shop.ts'

// Two administrators, a proxy and an address of support: what the other desks' stories must not have.
let shop: RunningProduct
let desk: CustomerDesk
beforeAll(async () => {
  shop = await startShop('customers', {
    BACKOFFICE_HOST: 'localhost',
    TRUST_PROXY: 'true',
    SUPPORT_EMAIL: 'help@shop.example',
  })
  const databaseUrl = databaseOf('customers') ?? ''
  const [anna, bert] = await twoAdministrators(shop, 'customers')
  const sara = { email: 'sara@shop.example', role: 'support' }
  desk = { shop, databaseUrl, anna, bert, support: await inviteMember(shop, [anna, bert], sara) }
})
afterAll(() => stopShop(shop))

describe('customers', () => {
  test('[OPS-16.1] are found by address or its beginning, id and an order’s code, page by page, and exported', () =>
    customersAreFound(desk))
  test('[OPS-16.2] are shown with ways in, orders, sessions and sign-ins, and each view is an entry', () =>
    customerIsShown(desk))
  test('[OPS-16.3] are locked out, which only the right password is told, while their orders go on', () =>
    accountIsLocked(desk))
  test('[OPS-16.4] lose one session or all of them', () => sessionsAreEnded(desk))
  test('[OPS-16.5] lose their second factor when a second person approves, and are told by mail', () =>
    secondFactorIsReset(desk))
  test('[OPS-16.6] get their data, and are erased when a second person approves; the books stay', () =>
    customerIsErased(desk))
})
