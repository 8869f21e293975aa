import { affiliateAccount, outgoingAccount } from '@causeway/core/ledger'
import { type Exchange, expectSound, plantRows, sharedExchange } from '@causeway/tests/exchange'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { reconcileHistory } from '../restore-guard/index.ts'
import { affiliateAt, balanceOf } from './affiliate.fixture.ts'
import { closeAffiliateOfAccount } from './programme/close-affiliate.ts'
import { createPayoutReviewCases } from './review/create-payout-review-cases.ts'
import { approveHeldPayout } from './review/decide-payout.ts'

const ACTOR = { staffId: null, name: 'bert@shop.example', network: null }
const WHO = { session: { staffId: null as never, email: ACTOR.name }, network: null }
const reason = 'Checked with the affiliate'

/** An affiliate whose payouts in ether all need approval, with one that waits. */
async function heldAt(exchange: Exchange) {
  const approvalAbove = { btc: '0.00000001', eth: '0.00000001', usdt20: '0.01' }
  const affiliate = await affiliateAt(exchange, { approvalAbove })
  await affiliate.finish()
  const address = await affiliate.usableAddress('eth')
  const earned = (await affiliate.balances()).exchange.get('eth') ?? 0n
  const asked = await affiliate.cases.requestPayout(affiliate.accountId, 'eth')
  if (!asked.ok) throw new Error(asked.failure.code)
  const review = createPayoutReviewCases(exchange.needs)
  return { affiliate, address, earned, payoutId: asked.value, review }
}

type Held = Awaited<ReturnType<typeof heldAt>>

/** Has everything done that is due. */
async function settle(exchange: Exchange): Promise<void> {
  for (let turn = 0; turn < 15; turn += 1) {
    await exchange.work()
    await exchange.mine()
  }
}

async function intentOf({ payoutId, review }: Pick<Held, 'payoutId' | 'review'>) {
  const intent = await review.intent({ payoutId, reason })
  if (!intent.ok) throw new Error(intent.failure.code)
  return intent.value
}

describe('a payout above the limit', () => {
  const open = sharedExchange('held_payouts')

  test('leaves the balance, and is not sent before two people agree; then once', async (context) => {
    const exchange = await open(context)
    const { address, affiliate, earned, payoutId, review } = await heldAt(exchange)
    const account = affiliateAccount(affiliate.id)
    expect(exchange.alerts).toContain('affiliate_payout_held')
    expect(await balanceOf(exchange, account, 'eth')).toBe(0n)
    await settle(exchange)
    expect(await exchange.received(address)).toEqual([])
    const again = await affiliate.cases.requestPayout(affiliate.accountId, 'eth')
    expect(again).toMatchObject({ failure: { code: 'payout_in_progress' } })
    const listed = await review.held()
    const fee = exchange.needs.catalogue.find('eth')?.networkFeeUnits ?? 0n
    expect(listed.find(({ id }) => id === payoutId)).toMatchObject({
      ...{ refId: affiliate.refId, address, affiliateState: 'approved', isMonthly: false },
      ...{ sent: { asset: 'eth', units: earned - fee }, fee: { units: fee } },
    })
    const intent = await intentOf({ payoutId, review })
    const both = await Promise.all(
      [1, 2].map(() => approveHeldPayout(exchange.needs, intent, ACTOR)),
    )
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(both.find(({ ok }) => !ok)).toMatchObject({
      failure: { code: 'affiliate_payout_decided' },
    })
    await settle(exchange)
    expect(await exchange.received(address)).toMatchObject([
      { amount: { asset: 'eth', units: earned - fee } },
    ])
    expect(await balanceOf(exchange, outgoingAccount(payoutId), 'eth')).toBe(0n)
    expect(await review.decline({ payoutId, reason }, WHO)).toMatchObject({
      failure: { code: 'affiliate_payout_decided' },
    })
    await expectSound(exchange)
  })

  test('that is declined returns to the balance and is never sent', async (context) => {
    const exchange = await open(context)
    const { address, affiliate, earned, payoutId, review } = await heldAt(exchange)
    expect(await review.decline({ payoutId, reason: ' ' }, WHO)).toMatchObject({
      failure: { code: 'reason_missing' },
    })
    const intent = await intentOf({ payoutId, review })
    expect(await review.decline({ payoutId, reason }, WHO)).toMatchObject({ ok: true })
    expect(await balanceOf(exchange, affiliateAccount(affiliate.id), 'eth')).toBe(earned)
    expect(await approveHeldPayout(exchange.needs, intent, ACTOR)).toMatchObject({
      failure: { code: 'affiliate_payout_decided' },
    })
    await settle(exchange)
    expect(await exchange.received(address)).toEqual([])
    await expectSound(exchange)
  })

  test('is not sent where the payout or the affiliate changed after it was proposed', async (context) => {
    const exchange = await open(context)
    const { affiliate, address, payoutId, review } = await heldAt(exchange)
    const intent = await intentOf({ payoutId, review })
    for (const change of [{ address: 'elsewhere' }, { amount: '0.1' }, { networkFee: '0' }]) {
      const other = { ...intent, ...change }
      expect(await approveHeldPayout(exchange.needs, other, ACTOR)).toMatchObject({
        failure: { code: 'affiliate_changed' },
      })
    }
    await exchange.database.transaction('close', (tx) =>
      closeAffiliateOfAccount(tx, affiliate.accountId, new Date(exchange.clock.now())),
    )
    expect(await approveHeldPayout(exchange.needs, intent, ACTOR)).toMatchObject({
      failure: { code: 'affiliate_changed' },
    })
    await settle(exchange)
    expect(await exchange.received(address)).toEqual([])
    await expectSound(exchange)
  })

  test('that was sent is not sent again where the database comes back from before its approval', async (context) => {
    const exchange = await open(context)
    const { address, affiliate, payoutId, review } = await heldAt(exchange)
    const intent = await intentOf({ payoutId, review })
    expect((await approveHeldPayout(exchange.needs, intent, ACTOR)).ok).toBe(true)
    await settle(exchange)
    expect(await exchange.received(address)).toHaveLength(1)
    const direct = exchange.database.direct()
    const forget = (text: string) => sql.raw(text.replaceAll('$', `'${payoutId}'`)).execute(direct)
    const later = `select id from ledger_posting where reference like '%' || $ || '%'
      and id > (select id from ledger_posting where reference like '%' || $ || '%' order by id limit 1)`
    await forget(`delete from ledger_entry where posting_id in (${later})`)
    await forget(`delete from ledger_posting where id in (${later})`)
    await forget('delete from transfer_transaction where transfer_id = $')
    await forget('delete from reserved_input where transfer_id = $')
    await forget('delete from transfer where id = $')
    await plantRows(exchange.database, (tx) =>
      sql`update affiliate_payout set state = 'held', ended_at = null where id = ${payoutId}`.execute(
        tx,
      ),
    )
    await sql`update incarnation set journal_sequence = 0`.execute(direct)
    await reconcileHistory(exchange.needs)
    await settle(exchange)
    expect((await review.held()).map(({ id }) => id)).not.toContain(payoutId)
    const listed = await affiliate.cases.payouts(affiliate.accountId, { offset: 0, limit: 16 })
    expect(listed).toMatchObject({ value: { payouts: [{ id: payoutId, state: 'finished' }] } })
    expect(await exchange.received(address)).toHaveLength(1)
    await expectSound(exchange)
  })
})
