import { affiliateAccount, outgoingAccount } from '@causeway/core/ledger'
import { fail } from '@causeway/core/result'
import { doNothing, type Exchange, expectSound, sharedExchange } from '@causeway/tests/exchange'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { reconcileHistory } from '../restore-guard/index.ts'
import { affiliateAt, balanceOf, PASSWORD } from './affiliate.fixture.ts'
import { createAffiliateWorker } from './affiliate-worker.ts'
import { payDueMonths } from './money/pay-due-months.ts'
import { decideAffiliate } from './programme/decide.ts'

type Affiliate = Awaited<ReturnType<typeof affiliateAt>>

async function payoutsOf(affiliate: Affiliate) {
  const listed = await affiliate.cases.payouts(affiliate.accountId, { offset: 0, limit: 16 })
  if (!listed.ok) throw new Error(listed.failure.code)
  return listed.value.payouts
}

async function untilPayout(exchange: Exchange, affiliate: Affiliate, state: string) {
  for (let turn = 0; turn < 15; turn += 1) {
    const [newest] = await payoutsOf(affiliate)
    if (newest?.state === state) return newest
    await exchange.work()
    await exchange.mine()
  }
  throw new Error(`No payout came to ${state}`)
}

/** An affiliate with a commission and an address for it, in ether unless it is said otherwise. */
async function earner(exchange: Exchange, coin: 'btc' | 'eth' = 'eth') {
  const affiliate = await affiliateAt(exchange)
  await affiliate.finish(coin === 'btc' ? { from: 'ltc', to: 'btc', given: '90' } : {})
  const address = await affiliate.usableAddress(coin)
  const earned = (await affiliate.balances()).exchange.get(coin) ?? 0n
  return { affiliate, address, earned }
}

describe('a payout of commissions', () => {
  const open = sharedExchange('affiliate_payouts')

  test('leaves the balance at once, reaches the address once, and is told by mail', async (context) => {
    const exchange = await open(context)
    const { address, affiliate, earned } = await earner(exchange)
    const fee = exchange.needs.catalogue.find('eth')?.networkFeeUnits ?? 0n
    const pay = () => affiliate.cases.requestPayout(affiliate.accountId, 'eth')
    // Pressed in two windows at once.
    const both = await Promise.all([pay(), pay()])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(both.find(({ ok }) => !ok)).toMatchObject({ failure: { code: 'payout_in_progress' } })
    expect(await balanceOf(exchange, affiliateAccount(affiliate.id), 'eth')).toBe(0n)
    const [sending] = await payoutsOf(affiliate)
    expect(sending).toMatchObject({ state: 'sending', address, fee: { units: fee } })
    expect(await balanceOf(exchange, outgoingAccount(sending?.id ?? ''), 'eth')).toBe(earned - fee)
    const done = await untilPayout(exchange, affiliate, 'finished')
    expect(await exchange.received(address)).toMatchObject([
      { amount: { asset: 'eth', units: earned - fee }, txId: done.txId },
    ])
    expect(await balanceOf(exchange, outgoingAccount(done.id), 'eth')).toBe(0n)
    const work = createAffiliateWorker(affiliate.needs)
    await work()
    await work()
    const told = affiliate.mails.filter(({ kind }) => kind === 'affiliate-payout-sent')
    expect(told).toHaveLength(1)
    expect(await pay()).toMatchObject({ failure: { code: 'payout_below_minimum' } })
    await expectSound(exchange)
  })

  test('that a reorganisation removes goes out again with the same bytes', async (context) => {
    const exchange = await open(context)
    const { address, affiliate } = await earner(exchange)
    await affiliate.cases.requestPayout(affiliate.accountId, 'eth')
    const { txId } = await untilPayout(exchange, affiliate, 'finished')
    await exchange.controls.reorganise('ethereum', 4, true)
    await untilPayout(exchange, affiliate, 'sending')
    const again = await untilPayout(exchange, affiliate, 'finished')
    expect(again.txId).toBe(txId)
    expect(await exchange.received(address)).toHaveLength(1)
    await expectSound(exchange)
  })

  test('that cannot be made returns to the balance', async (context) => {
    const exchange = await open(context)
    const { affiliate, earned } = await earner(exchange)
    const { answers } = exchange.script('ethereum')
    answers.compose = () => fail({ code: 'destination_refused' })
    await affiliate.cases.requestPayout(affiliate.accountId, 'eth')
    const refused = await untilPayout(exchange, affiliate, 'refused')
    delete answers.compose
    expect(await balanceOf(exchange, affiliateAccount(affiliate.id), 'eth')).toBe(earned)
    expect(await balanceOf(exchange, outgoingAccount(refused.id), 'eth')).toBe(0n)
    expect(exchange.alerts).toContain('payout_refused')
    await expectSound(exchange)
  })

  test('that does nothing on the chain returns to the balance, and may be asked for again', async (context) => {
    const exchange = await open(context)
    const { address, affiliate, earned } = await earner(exchange, 'btc')
    const stop = doNothing(exchange, 'bitcoin')
    await affiliate.cases.requestPayout(affiliate.accountId, 'btc')
    const refused = await untilPayout(exchange, affiliate, 'refused')
    await exchange.work()
    stop()
    expect(await balanceOf(exchange, affiliateAccount(affiliate.id), 'btc')).toBe(earned)
    expect(await balanceOf(exchange, outgoingAccount(refused.id), 'btc')).toBe(0n)
    expect(exchange.alerts).toContain('payout_did_nothing')
    const transfer = await exchange.database
      .direct()
      .selectFrom('transfer')
      .select(['state', 'dead', 'due_at'])
      .where('id', '=', refused.id)
      .executeTakeFirstOrThrow()
    // It has ended, and needs no operator.
    expect(transfer).toEqual({ state: 'failed', dead: false, due_at: null })
    expect(await exchange.received(address)).toEqual([])
    await expectSound(exchange)
    exchange.clock.advance(1)
    await exchange.work()
    expect((await affiliate.cases.requestPayout(affiliate.accountId, 'btc')).ok).toBe(true)
    await untilPayout(exchange, affiliate, 'finished')
    expect(await exchange.received(address)).toHaveLength(1)
    await expectSound(exchange)
  })

  test('waits a day after its address was changed, which takes the password and is told by mail', async (context) => {
    const exchange = await open(context)
    const affiliate = await affiliateAt(exchange)
    await affiliate.finish()
    const { accountId, cases, session } = affiliate
    const pay = () => cases.requestPayout(accountId, 'eth')
    expect(await pay()).toMatchObject({ failure: { code: 'payout_address_missing' } })
    const { address } = await exchange.controls.customerAddress('eth')
    const set = (password: string) =>
      cases.setAddress(session, { currency: 'eth', address, password })
    expect(await set('a guess')).toMatchObject({ failure: { code: 'password_wrong' } })
    expect(await cases.addresses(accountId)).toEqual([])
    expect(
      await cases.setAddress(session, { currency: 'btc', address, password: PASSWORD }),
    ).toMatchObject({ ok: false })
    expect(await set(PASSWORD)).toMatchObject({ ok: true, value: { address } })
    expect(affiliate.mails.map(({ kind }) => kind)).toContain('affiliate-address-changed')
    expect(await pay()).toMatchObject({ failure: { code: 'payout_address_locked' } })
    exchange.clock.advance(86_399)
    // The same address once more neither locks nor mails.
    await set(PASSWORD)
    expect(await pay()).toMatchObject({ failure: { code: 'payout_address_locked' } })
    exchange.clock.advance(1)
    await exchange.work()
    expect((await pay()).ok).toBe(true)
    const [sending] = await payoutsOf(affiliate)
    // A thief's new address gets nothing of what was requested before.
    const other = await exchange.controls.customerAddress('eth')
    await cases.setAddress(session, { currency: 'eth', address: other.address, password: PASSWORD })
    await untilPayout(exchange, affiliate, 'finished')
    expect(await exchange.received(other.address)).toEqual([])
    expect(await exchange.received(address)).toMatchObject([{ amount: sending?.sent }])
  })

  test('is not made while the affiliate is disabled, whose balance stays', async (context) => {
    const exchange = await open(context)
    const { affiliate, earned } = await earner(exchange)
    await decideAffiliate(affiliate.needs, affiliate.refId, 'disable', 'under review')
    expect(await affiliate.cases.requestPayout(affiliate.accountId, 'eth')).toMatchObject({
      failure: { code: 'affiliate_not_approved' },
    })
    await payDueMonths(affiliate.needs)
    expect(await payoutsOf(affiliate)).toEqual([])
    expect(await balanceOf(exchange, affiliateAccount(affiliate.id), 'eth')).toBe(earned)
    await decideAffiliate(affiliate.needs, affiliate.refId, 'approve')
    expect((await affiliate.cases.requestPayout(affiliate.accountId, 'eth')).ok).toBe(true)
  })

  test('is made once a month by itself, by however many workers', async (context) => {
    const exchange = await open(context)
    const { affiliate } = await earner(exchange)
    const paid = await Promise.all([1, 2, 3].map(() => payDueMonths(affiliate.needs)))
    expect(paid.reduce((sum, each) => sum + each, 0)).toBeGreaterThan(0)
    await untilPayout(exchange, affiliate, 'finished')
    await affiliate.finish()
    expect(await payDueMonths(affiliate.needs)).toBe(0)
    expect(await payoutsOf(affiliate)).toMatchObject([{ isMonthly: true }])
    exchange.clock.advance(31 * 86_400)
    await exchange.work()
    await payDueMonths(affiliate.needs)
    expect(await payoutsOf(affiliate)).toHaveLength(2)
  })

  test('is neither lost nor made twice where the database comes back older', async (context) => {
    const exchange = await open(context)
    const { address, affiliate, earned } = await earner(exchange)
    await affiliate.cases.requestPayout(affiliate.accountId, 'eth')
    const { id } = await untilPayout(exchange, affiliate, 'finished')
    const direct = exchange.database.direct()
    const forget = (text: string) => sql.raw(text.replaceAll('$', `'${id}'`)).execute(direct)
    const postings = `select id from ledger_posting where reference like '%' || $ || '%'`
    await forget(`delete from ledger_entry where posting_id in (${postings})`)
    await forget("delete from ledger_posting where reference like '%' || $ || '%'")
    await forget('delete from transfer_transaction where transfer_id = $')
    await forget('delete from reserved_input where transfer_id = $')
    await forget('delete from transfer where id = $')
    await forget('delete from affiliate_payout where id = $')
    await sql`update incarnation set journal_sequence = 0`.execute(direct)
    expect(await balanceOf(exchange, affiliateAccount(affiliate.id), 'eth')).toBe(earned)
    await reconcileHistory(exchange.needs)
    expect(await balanceOf(exchange, affiliateAccount(affiliate.id), 'eth')).toBe(0n)
    expect((await untilPayout(exchange, affiliate, 'finished')).id).toBe(id)
    expect(await exchange.received(address)).toHaveLength(1)
    await expectSound(exchange)
  })
})
