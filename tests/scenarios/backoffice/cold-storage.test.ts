// door: HTTP, chain, command
import type { ColdCoinOut, ColdMoveOut } from '@causeway/api/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { customerAddress, mine, mustAsk, paymentsOnChain, place } from '../../customers/index.ts'
import type { RunningProduct } from '../../support/index.ts'
import { approve, codeOf, reason, twoAdministrators } from '../support/backoffice/proposal-steps.ts'
import type { Member } from '../support/backoffice/staff-steps.ts'
import { expectClosedBooks, inCoins, type LedgerTotals } from '../support/books.ts'
import { startShop, stopShop } from '../support/start-shop.ts'

const BTC = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
const XRP = 'rPEPPER7kfTD9w2To4CQk6UCfuHM9c6GDY'
const POLL = { timeout: 120_000 }

let shop: RunningProduct
let anna: Member
let bert: Member
beforeAll(async () => {
  shop = await startShop('cold_storage', {
    BACKOFFICE_HOST: 'localhost',
    COLD_ADDRESSES: `btc=${BTC}, xrp=${XRP}/12345`,
  })
  ;[anna, bert] = await twoAdministrators(shop, 'cold_storage')
})
afterAll(() => stopShop(shop))

type Wallets = {
  readonly cold: { readonly coins: readonly ColdCoinOut[]; readonly moves: readonly ColdMoveOut[] }
}

async function wallets(asset: string) {
  const { cold } = (await anna.ask('GET', '/wallets')).body as unknown as Wallets
  const coin = cold.coins.find((each) => each.asset === asset)
  if (coin === undefined) throw new Error(`No cold storage of ${asset}`)
  return { coin, moves: cold.moves }
}

const sumOf = (text: string) => Number(text.split(' ')[0])

async function coldOf(asset: string): Promise<number> {
  const { accounts } = await mustAsk<LedgerTotals>(shop, 'GET', '/api/sandbox/ledger/totals')
  const found = accounts.find((each) => each.account === 'cold' && each.asset === asset)
  return Number(found?.balance ?? 0)
}

test('[OPS-07.8] [OPS-12.11] two people move coins to a configured address of cold storage once, and the books show them there', async () => {
  const before = await wallets('btc')
  expect(before.coin).toMatchObject({
    addresses: [{ address: BTC, extraId: null }],
    held: '0 BTC',
    feeCoin: 'btc',
  })
  expect(sumOf(before.coin.networkFee)).toBeGreaterThan(0)
  const body = { asset: 'btc', amount: '0.25', address: BTC, extraId: null, reason }
  const propose = (change: object = {}) => anna.ask('POST', '/wallets/cold', { ...body, ...change })
  const { address: elsewhere } = await customerAddress(shop, 'btc')
  for (const [change, code] of [
    [{ address: elsewhere }, 'cold_address_unknown'],
    [{ extraId: '1' }, 'cold_address_unknown'],
    [{ asset: 'ltc' }, 'cold_address_unknown'],
    [{ asset: 'nothing' }, 'coin_unknown'],
    [{ amount: 'all' }, 'amount_malformed'],
    [{ amount: '0.00000001' }, 'send_too_small'],
  ] as const) {
    expect(codeOf(await propose(change)), code).toBe(code)
  }
  const first = await propose()
  expect(first.body).toMatchObject({ state: 'waiting' })
  expect(codeOf(await approve(anna, first.body.id))).toBe('proposal_own')
  expect(paymentsOnChain(shop.dataDir, { address: BTC, extraId: null })).toEqual([])
  const decided = await Promise.all([1, 2, 3].map(() => approve(bert, first.body.id)))
  expect(decided.filter(({ body: { state } }) => state === 'executed')).toHaveLength(1)
  const move = async () => (await wallets('btc')).moves[0]
  await expect
    .poll(async () => {
      await mine(shop, 'bitcoin', 1)
      return (await move())?.state
    }, POLL)
    .toBe('finished')
  const sent = paymentsOnChain(shop.dataDir, { address: BTC, extraId: null })
  expect(sent.map(({ txId, units }) => [txId, inCoins('btc', units)])).toEqual([
    [(await move())?.transaction, '0.25'],
  ])
  expect(await move()).toMatchObject({ amount: '0.25 BTC', address: BTC, reason })
  expect((await wallets('btc')).coin.held).toBe('0.25 BTC')
  expect(await coldOf('btc')).toBe(0.25)
  const log = await anna.ask('GET', '/audit?action=wallet.moved_to_cold')
  expect(JSON.stringify(log.body)).toContain(BTC)
  await expectClosedBooks(shop, ['cold'])
})

test('[OPS-12.11] a move needs its memo, and one above what is free is refused with the figure, also when it is carried out', async () => {
  const { coin } = await wallets('xrp')
  expect(coin.addresses).toEqual([{ address: XRP, extraId: '12345' }])
  const free = coin.free.split(' ')[0] ?? ''
  const body = { asset: 'xrp', amount: free, address: XRP, extraId: '12345', reason }
  const propose = (change: object = {}) => anna.ask('POST', '/wallets/cold', { ...body, ...change })
  expect(codeOf(await propose({ extraId: null }))).toBe('cold_address_unknown')
  const above = await propose({ amount: `${Number(free) + 1}` })
  expect(above.status).toBe(409)
  expect(above.body.error).toMatchObject({ code: 'above_free', details: { free: coin.free } })
  expect(above.body.error?.message).toContain(coin.free)

  const proposed = await propose()
  expect(proposed.body).toMatchObject({ state: 'waiting' })
  // What a guaranteed order is promised meanwhile is no longer free.
  await place(shop, { from: 'btc', to: 'xrp', isFixedRate: true })
  const now = (await wallets('xrp')).coin.free
  expect(sumOf(now)).toBeLessThan(Number(free))
  expect((await approve(bert, proposed.body.id)).body).toMatchObject({
    state: 'failed',
    outcome: `above_free: ${now}`,
  })
  expect((await wallets('xrp')).coin.held).toBe('0 XRP')
  expect(paymentsOnChain(shop.dataDir, { address: XRP, extraId: '12345' })).toEqual([])

  const rest = await propose({ amount: now.split(' ')[0] })
  expect((await approve(bert, rest.body.id)).body).toMatchObject({ state: 'executed' })
  await expect
    .poll(async () => {
      await mine(shop, 'ripple', 1)
      return (await wallets('xrp')).moves[0]?.state
    }, POLL)
    .toBe('finished')
  expect(paymentsOnChain(shop.dataDir, { address: XRP, extraId: '12345' })).toHaveLength(1)
  await expectClosedBooks(shop, ['cold'])
})
