// door: HTTP, chain
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mustAsk } from '../../customers/index.ts'
import type { RunningProduct } from '../../support/index.ts'
import { playAddress } from '../support/ask-product.ts'
import { expectClosedBooks } from '../support/books.ts'
import {
  addPartner,
  mustCall,
  postRpc,
  type RpcFields,
  type RpcReply,
  type TestPartner,
  v1Headers,
} from '../support/partner-steps.ts'
import {
  installPublishedClients,
  runPublishedClient,
} from '../support/partners/published-clients.ts'
import { startShop, stopShop } from '../support/start-shop.ts'

const AMOUNT = '0.004'
const SATOSHIS = '400000'
const WEI = '60000000000000000'

let shop: RunningProduct
let partner: TestPartner
let destination: string
let refund: string
beforeAll(async () => {
  shop = await startShop('partner_clients')
  partner = await addPartner(shop, 'A wallet')
  destination = await playAddress(shop, 'eth')
  refund = await playAddress(shop, 'btc')
  await installPublishedClients()
})
afterAll(() => stopShop(shop))

/** Pays an order and waits for its end; what its partner reads of it then. */
async function payAndFinish(orderId: string): Promise<RpcFields> {
  await mustAsk(shop, 'POST', '/api/sandbox/deposits', { body: { transactionId: orderId } })
  const read = async () =>
    (await mustCall<readonly RpcFields[]>(shop, partner, 'getTransactions', { id: orderId }))[0]
  await expect.poll(async () => (await read())?.status, { timeout: 60_000 }).toBe('finished')
  const ended = await read()
  if (ended === undefined) throw new Error(`order ${orderId} is not among its partner's`)
  return ended
}

async function paidTo(txId: string | undefined, address: string): Promise<string | undefined> {
  const { payments } = await mustAsk<{
    payments: readonly { txId: string; amount: string }[]
  }>(shop, 'GET', `/api/sandbox/wallets/${address}`)
  return payments.find((payment) => payment.txId === txId)?.amount
}

async function expectPaid(orderId: string): Promise<void> {
  const ended = await payAndFinish(orderId)
  const paid = await paidTo(ended.payoutHash, destination)
  expect(Number(paid)).toBeCloseTo(Number(ended.amountTo) - Number(ended.networkFee), 9)
}

const given = () => ({
  apiKey: partner.apiKey,
  secret: partner.secret,
  destination,
  refund,
  url: `${shop.url}/api/partner`,
})

test('[API-01.12] changelly-js 2.1.0 makes whole swaps of either kind with its address changed', async () => {
  const made = await runPublishedClient<{
    readonly bare: string
    readonly fixed: RpcFields
    readonly float: RpcFields
    readonly listed: RpcFields
    readonly read: RpcFields
    readonly refused: string
    readonly status: string
    readonly used: object
    readonly validated: object
  }>('changelly-js', { ...given(), amount: AMOUNT })
  expect(made.bare).toMatch(/^0\.0\d+$/)
  // Prices may move between two quotes.
  expect(Number(made.bare) / Number(made.listed.amountTo)).toBeCloseTo(1, 3)
  expect(made.validated).toEqual({ result: true })
  expect(made.float).toMatchObject({ type: 'float', status: 'new', amountExpectedFrom: AMOUNT })
  expect(made.fixed).toMatchObject({ type: 'fixed', status: 'new', refundAddress: refund })
  expect(['new', 'waiting']).toContain(made.status)
  expect(made.read).toMatchObject({ id: made.float.id, payoutAddress: destination })
  expect(made.used).toEqual({
    code: -32602,
    message:
      'Error: rateId was expired or already used. Use method getFixRateForAmount to generate new rateId',
  })
  expect(JSON.parse(made.refused)).toMatchObject({ error: { code: -32600 } })
  await expectPaid(made.float.id)
  await expectPaid(made.fixed.id)
  await expectClosedBooks(shop)
})

type Quoted = {
  readonly orderId: string
  readonly fromNativeAmount: string
  readonly toNativeAmount: string
  readonly wanted: { readonly orderId: string; readonly toNativeAmount: string }
  readonly tooLittle: { readonly name: string; readonly nativeMin: string }
}

test.each(['changelly', 'changehero'])(
  '[API-01.12] Edge wallet’s plugin %s makes a whole swap with its address changed',
  async (plugin) => {
    const quoted = await runPublishedClient<Quoted>('edge-plugin', {
      ...given(),
      plugin,
      satoshis: SATOSHIS,
      wei: WEI,
    })
    expect(quoted.fromNativeAmount).toBe(SATOSHIS)
    expect(quoted.tooLittle.name).toBe('SwapBelowLimitError')
    expect(Number(quoted.tooLittle.nativeMin)).toBeGreaterThan(10)
    await expectPaid(quoted.orderId)
    await expectPaid(quoted.wanted.orderId)
  },
)

test('[API-01.12] an early plugin of Edge wallet, which asks about single pairs, makes a whole swap', async () => {
  const quoted = await runPublishedClient<{
    readonly orderId: string
    readonly isEstimate: boolean
    readonly answered: readonly { readonly method: string; readonly isOk: boolean }[]
  }>('edge-plugin-v1', { ...given(), satoshis: SATOSHIS })
  expect(quoted.isEstimate).toBe(false)
  expect(quoted.answered.filter(({ isOk }) => !isOk)).toEqual([])
  await expectPaid(quoted.orderId)
})

test('[API-01.1] v1 tells times in seconds, and a quote of one pair as the bare amount', async () => {
  const body = JSON.stringify({
    id: 'a',
    method: 'getExchangeAmount',
    params: { from: 'btc', to: 'eth', amount: '0.004' },
  })
  const { body: quote } = await postRpc<RpcReply>(shop, body, v1Headers(partner, body))
  expect(quote.result).toMatch(/^0\.0\d+$/)
  const create = JSON.stringify({
    id: 'b',
    method: 'createTransaction',
    params: { from: 'btc', to: 'eth', amount: 0.004, address: await playAddress(shop, 'eth') },
  })
  const { body: made } = await postRpc<RpcReply<RpcFields>>(
    shop,
    create,
    v1Headers(partner, create),
  )
  expect(made.result).toMatchObject({
    apiExtraFee: '0',
    changellyFee: '0.25',
    amountTo: made.result?.amountExpectedTo,
    kycRequired: false,
  })
  expect(String(made.result?.createdAt)).toHaveLength(10)
})
