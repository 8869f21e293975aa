// door: HTTP, command
import { staffCalls } from '@causeway/api/contract'
import { expect, inject, onTestFinished, test } from 'vitest'
import { pay, place, reach } from '../../customers/index.ts'
import { type RunningProduct, startProduct } from '../../support/index.ts'
import { runSql } from '../support/backoffice/run-sql.ts'
import { addByCommand, joinBy, officeOf } from '../support/backoffice/staff-steps.ts'
import { forgetNow } from '../support/forget-now.ts'
import { readApiDocument } from '../support/open-api/api-document.ts'
import { TEST_APP, useAccounts } from '../support/open-api/use-accounts.ts'
import { useAffiliates } from '../support/open-api/use-affiliates.ts'
import {
  askBareCalls,
  useCompliance,
  useOrders,
  usePartnerCalls,
  usePurchases,
  useReferences,
} from '../support/open-api/use-everything.ts'
import { metricsOf } from '../support/operator-view.ts'
import { addPartner } from '../support/partner-steps.ts'
import { databaseOf, FAST_BLOCKS, stockedDatabase, stopShop } from '../support/start-shop.ts'

const NAME = 'whole_reads'
/** They grow with every order. */
const LARGE = [
  'account',
  'account_sign_in',
  'affiliate_commission',
  'deposit',
  'fiat_order',
  'fiat_order_event',
  'idempotency',
  'ledger_entry',
  'ledger_posting',
  'order_event',
  'orders',
  'screening',
  'settlement',
  'transfer',
  'transfer_transaction',
  'used_quote',
  'webhook_attempt',
  'webhook_delivery',
]

test.skipIf('missing' in inject('postgres'))(
  '[SCALE-04.1] no call, and nothing that the product does on its own, reads the whole of a table that grows with every order',
  async () => {
    const url = databaseOf(NAME) ?? ''
    const shop = await startProduct({
      env: {
        ...FAST_BLOCKS,
        DATABASE_URL: url,
        BACKOFFICE_HOST: 'localhost',
        APP_CLIENTS: `${TEST_APP.id}:${TEST_APP.secret}`,
        AFFILIATE_SHARE_BPS: '9000',
        AFFILIATE_MINIMUM_BTC: '0.00001',
      },
      prepare: async (dataDir) => {
        await stockedDatabase(NAME, dataDir)
        // A small table is read whole even where it has an index, unless the server is told to avoid that.
        await runSql(
          url,
          `alter database "${new URL(url).pathname.slice(1)}" set enable_seqscan = off`,
        )
      },
    })
    onTestFinished(async () => void (await shop.stop()))
    const { operations } = await readApiDocument(shop)
    // Only in the play world the whole ledger can be added up by a call.
    const asked = operations.filter(({ path }) => path !== '/api/sandbox/ledger/totals')
    const partner = await addPartner(shop, 'A wallet')
    await useReferences(shop)
    await useOrders(shop)
    await useCompliance(shop)
    await usePurchases(shop)
    await usePartnerCalls(shop)
    await useAffiliates(shop)
    await useAccounts(shop, partner, async (person) =>
      askBareCalls({ operations: asked }, (path) =>
        person.ask('GET', path, { headers: { authorization: `Bearer ${partner.apiKey}` } }),
      ),
    )
    await askAsStaff(shop, { DATA_DIR: shop.dataDir, DATABASE_URL: url })
    await metricsOf(shop)
    await forgetNow(url)
    await stopShop(shop)
    // A process that has ended has told the server all that it did.
    expect(await readWhole(url)).toEqual([])
    // Where there is no other way, the same count shows it.
    await runSql(url, 'select max(gross) from orders')
    expect(await readWhole(url)).toEqual([{ name: 'orders', times: 1 }])
  },
  600_000,
)

/** Each question of the back office, about an order that was paid where it is about one. */
async function askAsStaff(
  shop: RunningProduct,
  where: Readonly<Record<string, string>>,
): Promise<void> {
  const anna = await joinBy(
    shop,
    await addByCommand(where, 'anna@shop.example', 'administrator'),
    'Anna',
  )
  const order = await place(shop, { from: 'ltc', to: 'btc' })
  await pay(shop, order)
  await reach(shop, order, 'finished')
  const paths = Object.values(staffCalls)
    .filter(({ method }) => method === 'GET')
    .map(({ path }) => path.replace(/\{\w+\}/, order.id))
  const texts = [order.id, order.destination.address, 'anna@shop.example', '0.1'].map(
    encodeURIComponent,
  )
  const searches = texts.flatMap((text) => [
    `/backoffice/orders?q=${text}`,
    `/backoffice/customers?q=${text}`,
  ])
  for (const path of [...paths, ...searches]) {
    const reply = await fetch(`${officeOf(shop).url}/api${path}`, {
      headers: { cookie: anna.cookie },
    })
    await reply.text()
    expect([path, reply.status < 500]).toEqual([path, true])
  }
}

/** Which large tables were read whole, and how often. */
async function readWhole(url: string): Promise<readonly object[]> {
  return runSql(
    url,
    `select relname as name, seq_scan::int as times from pg_stat_user_tables
     where relname in ('${LARGE.join("', '")}') and seq_scan > 0 order by relname`,
  )
}
