// door: HTTP, page, chain, command
import type { HandCoinOut, HandPayoutOut, ProposalOut } from '@causeway/api/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { customerAddress, mine, mustAsk, paymentsOnChain, place } from '../../customers/index.ts'
import type { RunningProduct } from '../../support/index.ts'
import {
  administratorsAt,
  approve,
  codeOf,
  reason,
  twoAdministrators,
} from '../support/backoffice/proposal-steps.ts'
import { openPricedShop } from '../support/backoffice/real-prices.ts'
import { type Member, memberAt, officeOf } from '../support/backoffice/staff-steps.ts'
import { expectClosedBooks, inCoins, type LedgerTotals } from '../support/books.ts'
import { riskyAddress } from '../support/compliance-steps.ts'
import { onServer } from '../support/restorable.ts'
import { startShop, stopShop } from '../support/start-shop.ts'

const COLD = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
const POLL = { timeout: 120_000 }

let shop: RunningProduct
let anna: Member
let bert: Member
beforeAll(async () => {
  shop = await startShop('hand_payouts', {
    BACKOFFICE_HOST: 'localhost',
    COLD_ADDRESSES: `btc=${COLD}`,
    HAND_PAYOUT_LIMITS: 'ltc=0.5',
  })
  ;[anna, bert] = await twoAdministrators(shop, 'hand_payouts')
})
afterAll(() => stopShop(shop))

type Seen = { readonly coins: readonly HandCoinOut[]; readonly payouts: readonly HandPayoutOut[] }

async function coinOf(asset: string): Promise<HandCoinOut> {
  const { coins } = (await anna.ask('GET', '/hand-payouts')).body as unknown as Seen
  const coin = coins.find((each) => each.asset === asset)
  if (coin === undefined) throw new Error(`${asset} can't be paid out by hand`)
  return coin
}

async function payoutTo(address: string): Promise<HandPayoutOut | undefined> {
  const { payouts } = (await anna.ask('GET', '/hand-payouts')).body as unknown as Seen
  return payouts.find((payout) => payout.address === address)
}

async function finished(network: string, address: string): Promise<HandPayoutOut | undefined> {
  await expect
    .poll(async () => {
      await mine(shop, network, 1)
      return (await payoutTo(address))?.state
    }, POLL)
    .toBe('finished')
  return payoutTo(address)
}

const sumOf = (text: string) => Number(text.split(' ')[0])

/** What the shop's own money is in the books: below zero, as the books credit it. */
async function capitalOf(asset: string): Promise<number> {
  const { accounts } = await mustAsk<LedgerTotals>(shop, 'GET', '/api/sandbox/ledger/totals')
  const found = accounts.find((each) => each.account === 'capital' && each.asset === asset)
  return Number(found?.balance ?? 0)
}

/** A function that proposes a payout with some of its parts changed. */
function proposing(asset: string, amount: string, address: string) {
  const body = { asset, amount, address, extraId: null, purpose: 'compensation', reason }
  return (change: object = {}) => anna.ask('POST', '/hand-payouts', { ...body, ...change })
}

async function pageOf(member: Member, at: RunningProduct): Promise<string> {
  const { cookie } = member
  const page = await fetch(`${officeOf(at).url}/backoffice/payouts?coin=btc`, {
    headers: { cookie },
  })
  return page.text()
}

test('[OPS-07.10] [OPS-07.13] [OPS-07.14] two people pay coins out by hand once, and books, list and log say so', async () => {
  const coin = await coinOf('btc')
  expect(coin).toMatchObject({ network: 'bitcoin', feeCoin: 'btc', memoName: null, left: null })
  expect(sumOf(coin.networkFee)).toBeGreaterThan(0)
  const page = await pageOf(anna, shop)
  for (const shown of [coin.free, coin.networkFee, 'no limit is set']) expect(page).toContain(shown)
  expect(page).toContain('No coins were paid out by hand.')
  const { address } = await customerAddress(shop, 'btc')
  const first = await proposing('btc', '0.25', address)()
  expect(first.body).toMatchObject({ state: 'waiting' })
  expect(codeOf(await approve(anna, first.body.id))).toBe('proposal_own')
  expect(paymentsOnChain(shop.dataDir, { address, extraId: null })).toEqual([])
  const proposals = (await bert.ask('GET', '/proposals')).body.proposals as ProposalOut[]
  const proposed = proposals.find(({ id }) => id === first.body.id)
  expect(JSON.parse(proposed?.intent ?? '{}')).toMatchObject({
    ...{ asset: 'btc', network: 'bitcoin', amount: '0.25', address, extraId: null, reason },
    ...{ purpose: 'compensation', networkFee: coin.networkFee.split(' ')[0] },
  })
  const capital = await capitalOf('btc')
  const decided = await Promise.all([1, 2, 3].map(() => approve(bert, first.body.id)))
  expect(decided.filter(({ body: { state } }) => state === 'executed')).toHaveLength(1)
  expect(await payoutTo(address)).toMatchObject({ state: 'sending' })
  const made = await finished('bitcoin', address)
  const sent = paymentsOnChain(shop.dataDir, { address, extraId: null })
  expect(sent.map(({ txId, units }) => [txId, inCoins('btc', units)])).toEqual([
    [made?.transaction, '0.25'],
  ])
  expect(made).toMatchObject({
    ...{ amount: '0.25 BTC', purpose: 'compensation', reason },
    ...{ proposedBy: anna.email, approvedBy: bert.email },
  })
  expect((await capitalOf('btc')) - capital).toBeCloseTo(0.25, 8)
  const log = await anna.ask('GET', '/audit?action=payout.made_by_hand')
  expect(JSON.stringify(log.body)).toContain(address)
  await expectClosedBooks(shop)
  await expectUnseen(made)
})

/** Nothing of a payout by hand is an order, or on a page that customers see. */
async function expectUnseen(made: HandPayoutOut | undefined): Promise<void> {
  const { id = '', address = '', transaction = '' } = made ?? {}
  for (const path of [`/api/transactions/${id}`, `/transaction/${id}`]) {
    expect((await fetch(`${shop.url}${path}`)).status, path).toBe(404)
  }
  for (const path of ['/', '/currencies', '/api/currencies', '/sitemap.xml']) {
    const text = await (await fetch(`${shop.url}${path}`)).text()
    expect(text, path).not.toContain(address)
    expect(text, path).not.toContain(transaction)
  }
}

test('[OPS-07.11] the address is checked at once, and what is ours or cold storage is refused', async () => {
  const { address } = await customerAddress(shop, 'btc')
  const propose = proposing('btc', '0.1', address)
  const order = await place(shop, { from: 'btc', to: 'eth' })
  const wallet = await anna.ask('GET', '/wallets/btc')
  const { address: hotWallet } = wallet.body.wallet as { readonly address: string }
  for (const [change, code] of [
    [{ address: hotWallet }, 'address_is_ours'],
    [{ address: order.created.payinAddress }, 'address_is_ours'],
    [{ address: COLD }, 'address_is_cold'],
    [{ address: await riskyAddress(shop, 'btc', 100) }, 'address_restricted'],
    [{ address: 'somewhere' }, 'address_malformed'],
    [{ extraId: '1' }, 'extra_id_not_supported'],
    [{ asset: 'nothing' }, 'coin_unknown'],
    [{ amount: 'all' }, 'amount_malformed'],
    [{ amount: '0.00000001' }, 'send_too_small'],
  ] as const) {
    expect(codeOf(await propose(change)), code).toBe(code)
  }
  expect(await payoutTo(address)).toBeUndefined()
})

test('[OPS-07.11] the address is checked again when the payout is carried out', async (context) => {
  const stage = await onServer(context, 'hand_again', { BACKOFFICE_HOST: 'localhost' })
  const before = await stage.start()
  const [owner, other] = await administratorsAt(before, stage.place)
  const { address } = await customerAddress(before, 'btc')
  const body = { asset: 'btc', amount: '0.1', address, extraId: null, purpose: 'other', reason }
  const ask = () => owner.ask('POST', '/hand-payouts', body)
  await expect.poll(async () => (await ask()).body.state, POLL).toBe('waiting')
  await stopShop(before)
  // The operator says that it is cold storage by now.
  const after = await stage.start({ COLD_ADDRESSES: `btc=${address}` })
  const proposals = (await memberAt(after, owner).ask('GET', '/proposals')).body.proposals
  const [{ id = '' } = {}] = proposals as readonly { readonly id?: string }[]
  const decided = await approve(memberAt(after, other), id)
  expect(decided.body).toMatchObject({ state: 'failed', outcome: 'address_is_cold' })
  expect(paymentsOnChain(stage.dataDir, { address, extraId: null })).toEqual([])
  await stopShop(after)
})

test('[OPS-07.11] a memo is asked for, and more than is free is refused with the figure, also when it is carried out', async () => {
  const { memoName, ...coin } = await coinOf('xrp')
  expect(memoName).toBe('Destination tag')
  const { address } = await customerAddress(shop, 'xrp')
  const free = coin.free.split(' ')[0] ?? ''
  const propose = proposing('xrp', free, address)
  expect(codeOf(await propose())).toBe('extra_id_missing')
  const above = await propose({ extraId: '12345', amount: `${Number(free) + 1}` })
  expect(above.status).toBe(409)
  expect(above.body.error).toMatchObject({ code: 'above_free', details: { free: coin.free } })
  expect(above.body.error?.message).toContain(coin.free)

  const proposed = await propose({ extraId: '12345' })
  expect(proposed.body).toMatchObject({ state: 'waiting' })
  // What a guaranteed order is promised meanwhile is no longer free.
  await place(shop, { from: 'btc', to: 'xrp', isFixedRate: true })
  const now = (await coinOf('xrp')).free
  expect(sumOf(now)).toBeLessThan(Number(free))
  expect((await approve(bert, proposed.body.id)).body).toMatchObject({
    state: 'failed',
    outcome: `above_free: ${now}`,
  })
  expect(await payoutTo(address)).toBeUndefined()

  const rest = await propose({ extraId: '12345', amount: now.split(' ')[0] })
  expect((await approve(bert, rest.body.id)).body).toMatchObject({ state: 'executed' })
  expect(await finished('ripple', address)).toMatchObject({ extraId: '12345' })
  expect(paymentsOnChain(shop.dataDir, { address, extraId: '12345' })).toHaveLength(1)
  await expectClosedBooks(shop)
})

test('[OPS-07.12] more than the day’s limit leaves is refused with the figure, when it is proposed and when it is carried out', async () => {
  expect((await coinOf('ltc')).left).toBe('0.5 LTC')
  const { address } = await customerAddress(shop, 'ltc')
  const propose = proposing('ltc', '0.3', address)
  const above = await propose({ amount: '0.6' })
  expect(above.body.error).toMatchObject({ code: 'above_hand_limit', details: { left: '0.5 LTC' } })
  expect(above.body.error?.message).toContain('0.5 LTC')
  const [one, two] = [await propose(), await propose()]
  expect((await approve(bert, one.body.id)).body).toMatchObject({ state: 'executed' })
  expect((await coinOf('ltc')).left).toBe('0.2 LTC')
  expect((await approve(bert, two.body.id)).body).toMatchObject({
    state: 'failed',
    outcome: 'above_hand_limit: 0.2 LTC',
  })
  await finished('litecoin', address)
  expect((await coinOf('ltc')).left).toBe('0.2 LTC')
  expect(paymentsOnChain(shop.dataDir, { address, extraId: null })).toHaveLength(1)
})

test('[OPS-07.12] with real money payouts by hand are off until the operator sets a limit, and the page says which setting', async (context) => {
  const real = await openPricedShop(context, 'hand-payouts')
  try {
    const [owner] = await administratorsAt(real.shop, real.place)
    expect((await owner.ask('GET', '/hand-payouts')).body).toEqual({ coins: [], payouts: [] })
    const asked = await owner.ask('POST', '/hand-payouts', {
      ...{ asset: 'eth', amount: '0.1', extraId: null, purpose: 'profit', reason },
      address: '0x000000000000000000000000000000000000dEaD',
    })
    expect(codeOf(asked)).toBe('hand_limit_missing')
    expect(asked.body.error?.message).toContain('HAND_PAYOUT_LIMITS')
    const page = await pageOf(owner, real.shop)
    expect(page).toContain('HAND_PAYOUT_LIMITS')
    expect(page).not.toContain('Propose the payout')
  } finally {
    await real.stop()
  }
})
