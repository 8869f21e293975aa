// door: HTTP, chain, command
import type {
  DeskClaimOut,
  PaymentSearchReply,
  ReturnOut,
  UnmatchedPaymentOut,
} from '@causeway/api/contract'
import { currencies } from '@causeway/core/currencies'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  customerAddress,
  followUntil,
  lastOf,
  mine,
  mustAsk,
  type Placed,
  pay,
  paymentsOnChain,
  place,
  reach,
  read,
} from '../../customers/index.ts'
import type { RunningProduct } from '../../support/index.ts'
import { approve, codeOf, reason, twoAdministrators } from '../support/backoffice/proposal-steps.ts'
import { runSql } from '../support/backoffice/run-sql.ts'
import type { Member } from '../support/backoffice/staff-steps.ts'
import { expectClosedBooks, expectOnePayout, inCoins, suspenseOf } from '../support/books.ts'
import { riskyAddress } from '../support/compliance-steps.ts'
import { databaseOf, startShop, stopShop } from '../support/start-shop.ts'

let shop: RunningProduct
let anna: Member
let bert: Member
beforeAll(async () => {
  shop = await startShop('unmatched', { BACKOFFICE_HOST: 'localhost' })
  ;[anna, bert] = await twoAdministrators(shop, 'unmatched')
})
afterAll(() => stopShop(shop))

type Unmatched = {
  readonly claims: readonly DeskClaimOut[]
  readonly payments: readonly UnmatchedPaymentOut[]
  readonly returns: readonly ReturnOut[]
}

async function unmatched(): Promise<Unmatched> {
  return (await anna.ask('GET', '/unmatched')).body as unknown as Unmatched
}

/** Pays an order without the memo that it asks for; answers the transaction. */
async function payWithoutMemo(order: Placed): Promise<string> {
  const body = { transactionId: order.id, extraId: null }
  const paid = await mustAsk<{ txId: string }>(shop, 'POST', '/api/sandbox/deposits', { body })
  return paid.txId
}

/** The holder says that the payment is theirs; answers the claim as staff see it. */
async function claimOf(order: Placed, txId: string): Promise<DeskClaimOut> {
  const path = `/api/transactions/${order.id}/payment-search`
  const body = { txId, holderSecret: order.secret }
  const search = async () =>
    (await mustAsk<PaymentSearchReply>(shop, 'POST', path, { body })).result
  await expect.poll(search, { timeout: 120_000 }).toBe('claimed')
  const found = (await unmatched()).claims.find(({ payment }) => payment.txId === txId)
  if (found === undefined) throw new Error('Staff see no such claim')
  return found
}

test('[OPS-12.7] a reported payment is given to its order by two people, who see what speaks for it', async () => {
  const order = await place(shop, { from: 'xrp', to: 'btc' })
  const claim = await claimOf(order, await payWithoutMemo(order))
  expect(claim).toMatchObject({
    problem: 'memo_missing',
    isExact: true,
    rivals: 0,
    order: { code: order.id, expected: `${order.created.amountExpectedFrom} XRP` },
    payment: { network: 'ripple', extraId: null },
  })
  const path = `/claims/${claim.id}/assign`
  const nowhere = await anna.ask('POST', path, { order: 'A'.repeat(22), reason })
  expect(codeOf(nowhere)).toBe('order_not_found')
  const none = `/claims/${crypto.randomUUID()}/assign`
  expect(codeOf(await anna.ask('POST', none, { order: null, reason }))).toBe('claim_not_found')
  const proposed = await anna.ask('POST', path, { order: null, reason })
  expect(proposed.body).toMatchObject({ state: 'waiting' })
  expect((await read(shop, order)).status).toBe('waiting')
  expect((await approve(bert, proposed.body.id)).body).toMatchObject({ state: 'executed' })
  expectOnePayout(shop, order, await reach(shop, order, 'finished'))
  expect(codeOf(await anna.ask('POST', path, { order: null, reason }))).toBe('claim_decided')
  const { body } = await anna.ask('GET', '/audit?action=claim.assigned')
  expect(JSON.stringify(body.entries)).toContain(claim.id)
})

test('[OPS-12.7] one person refuses a claim, and the customer reads why', async () => {
  const order = await place(shop, { from: 'xrp', to: 'btc' })
  const claim = await claimOf(order, await payWithoutMemo(order))
  const path = `/claims/${claim.id}/refuse`
  const refused = await anna.ask('POST', path, { refusal: 'unproven', reason })
  expect(refused.body).toEqual({ result: true })
  const isRefused = ({ claims }: { readonly claims: readonly { readonly state: string }[] }) =>
    claims[0]?.state === 'refused'
  expect(lastOf(await followUntil(shop, order, isRefused)).claims).toMatchObject([
    { refusal: 'unproven' },
  ])
  expect(codeOf(await anna.ask('POST', path, { refusal: 'unproven', reason }))).toBe(
    'claim_decided',
  )
  expect((await unmatched()).claims.map(({ id }) => id)).not.toContain(claim.id)
  const { body } = await anna.ask('GET', '/audit?action=claim.refused')
  expect(JSON.stringify(body.entries)).toContain(claim.id)
})

test('[OPS-09.12] staff look a transaction up for an order, and one that no order explains is reported for it', async () => {
  const order = await place(shop, { from: 'xrp', to: 'btc' })
  const find = (code: string, txId: string) =>
    anna.ask('POST', `/orders/${code}/payment-search`, { txId })
  expect(codeOf(await find(order.id, 'not an id'))).toBe('transaction_id_malformed')
  expect(codeOf(await find('A'.repeat(22), 'F'.repeat(64)))).toBe('order_not_found')
  expect((await find(order.id, 'F'.repeat(64))).body).toMatchObject({ result: 'not_found' })

  const txId = await payWithoutMemo(order)
  const search = async () => (await find(order.id, txId)).body.result
  await expect.poll(search, { timeout: 120_000 }).toBe('claimed')
  expect((await unmatched()).claims.map(({ payment }) => payment.txId)).toContain(txId)

  const paid = await place(shop, { from: 'xrp', to: 'btc' })
  const own = await pay(shop, paid)
  await reach(shop, paid, 'finished')
  expect((await find(paid.id, own)).body).toMatchObject({ result: 'in_order' })
  expect((await find(order.id, own)).body).toMatchObject({
    result: 'other_order',
    otherOrder: paid.id,
  })
  const { body } = await anna.ask('GET', `/audit?action=payment.searched&subject=order:${paid.id}`)
  expect(JSON.stringify(body.entries)).toContain('in_order')
})

test('[OPS-12.7] a payment of the shop’s own is booked by two people', async () => {
  const order = await place(shop, { from: 'xlm', to: 'btc' })
  const txId = await payWithoutMemo(order)
  await mine(shop, 'stellar', 5)
  const payment = async () =>
    (await unmatched()).payments.find((each) => each.txId === txId) ?? null
  await expect.poll(async () => (await payment())?.state, { timeout: 120_000 }).toBe('confirmed')
  const { network = '', outputIndex = 0 } = (await payment()) ?? {}
  const body = { network, outputIndex, txId, reason }
  const unknown = await anna.ask('POST', '/unmatched/capital', { ...body, txId: 'none' })
  expect(codeOf(unknown)).toBe('deposit_not_found')
  const proposed = await anna.ask('POST', '/unmatched/capital', body)
  expect(proposed.body).toMatchObject({ state: 'waiting' })
  expect((await approve(bert, proposed.body.id)).body).toMatchObject({ state: 'executed' })
  expect(await payment()).toBeNull()
  const executed = (await anna.ask('GET', '/audit?action=proposal.executed')).body.entries
  expect(JSON.stringify(executed)).toContain(`payment:${txId}`)
  expect(await suspenseOf(shop, 'xlm')).toBe(0)
  expect(codeOf(await anna.ask('POST', '/unmatched/capital', body))).toBe('not_in_suspense')
  expect((await read(shop, order)).status).toBe('waiting')
})

type Propose = (change?: object) => ReturnType<Member['ask']>

/** Nothing is proposed about a payment or an address that can’t be. */
async function expectChecks(order: Placed, propose: Propose, address: string): Promise<void> {
  for (const [change, code] of [
    [{ txId: 'none' }, 'deposit_not_found'],
    [{ address: `${address}x` }, 'address_malformed'],
    [{ address: await riskyAddress(shop, 'xrp', 100) }, 'address_restricted'],
    [{ address: order.created.payinAddress }, 'address_is_ours'],
    [{ address: 'rrrrrrrrrrrrrrrrrrrrBZbvji' }, 'address_unspendable'],
    [{ extraId: null }, 'extra_id_missing'],
    [{ extraId: 'no number' }, 'extra_id_malformed'],
  ] as const) {
    expect(codeOf(await propose(change)), code).toBe(code)
  }
  const other = await propose({ address: (await customerAddress(shop, 'btc')).address })
  expect(codeOf(other)).toMatch(/^address_/)
}

/** What was agreed on is checked again when it is executed: the address has become the shop’s own meanwhile. */
async function expectCheckedAgain(
  early: Awaited<ReturnType<Propose>>,
  address: string,
): Promise<void> {
  const database = databaseOf('unmatched') ?? ''
  await runSql(database, `insert into pay_in_skipped select 'ripple', '${address}', 999999`)
  const { body } = await approve(bert, early.body.id)
  expect(body).toMatchObject({ state: 'failed', outcome: 'address_is_ours' })
  await runSql(database, 'delete from pay_in_skipped where index = 999999')
}

test('[OPS-07.8] [OPS-12.10] an unmatched payment is sent back once to a checked address, less the network fee, by two people', async () => {
  const before = await suspenseOf(shop, 'xrp')
  const order = await place(shop, { from: 'xrp', to: 'btc' })
  const claim = await claimOf(order, await payWithoutMemo(order))
  const { txId } = claim.payment
  await mine(shop, 'ripple', 5)
  const payment = async () => (await unmatched()).payments.find((each) => each.txId === txId)
  await expect.poll(async () => (await payment())?.state, { timeout: 120_000 }).toBe('confirmed')
  const shown = await payment()
  const coin = currencies.find(({ ticker }) => ticker === 'xrp')
  const fee = inCoins('xrp', coin?.networkFeeUnits ?? 0n)
  const came = parseFloat(shown?.amount ?? '')
  expect(shown).toMatchObject({
    memoName: coin?.extraIdName,
    returns: { networkFee: `${fee} XRP`, amount: `${came - Number(fee)} XRP` },
  })

  const { address } = await customerAddress(shop, 'xrp')
  const key = { network: 'ripple', txId, outputIndex: shown?.outputIndex }
  const body = { ...key, address, extraId: '', reason }
  const propose: Propose = (change = {}) =>
    anna.ask('POST', '/unmatched/return', { ...body, ...change })
  await expectChecks(order, propose, address)
  await expectCheckedAgain(await propose(), address)
  expect(await payment()).toBeDefined()

  const [first, second] = [await propose(), await propose()]
  expect(first.body).toMatchObject({ state: 'waiting' })
  expect(paymentsOnChain(shop.dataDir, { address, extraId: null })).toEqual([])
  const decided = await Promise.all([
    approve(bert, first.body.id),
    approve(bert, first.body.id),
    approve(bert, second.body.id),
  ])
  expect(decided.filter(({ body }) => body.state === 'executed')).toHaveLength(1)
  const assign = await anna.ask('POST', `/claims/${claim.id}/assign`, { order: null, reason })
  expect(codeOf(assign)).toBe('claim_decided')
  const returned = async () => (await unmatched()).returns.find((each) => each.payment === txId)
  expect(await payment()).toBeUndefined()
  expect(await returned()).toMatchObject({ address, networkFee: `${fee} XRP`, reason })
  await mine(shop, 'ripple', 5)
  await expect
    .poll(
      async () => {
        await mine(shop, 'ripple', 1)
        return (await returned())?.state
      },
      { timeout: 120_000 },
    )
    .toBe('finished')
  const sent = paymentsOnChain(shop.dataDir, { address, extraId: null })
  expect(sent.map(({ txId: id, units }) => [id, `${inCoins('xrp', units)} XRP`])).toEqual([
    [(await returned())?.transaction, shown?.returns?.amount],
  ])
  const log = await anna.ask('GET', '/audit?action=payment.sent_back')
  expect(JSON.stringify(log.body)).toContain(address)
  expect(codeOf(await propose())).toBe('not_in_suspense')
  expect(await suspenseOf(shop, 'xrp')).toBe(before)
  await expectClosedBooks(shop, ['suspense'])
})
