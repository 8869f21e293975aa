import { affiliateAccount, bookCommissionReversed, outgoingAccount } from '@causeway/core/ledger'
import { fail } from '@causeway/core/result'
import { type Exchange, expectSound, sharedExchange } from '@causeway/tests/exchange'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { post } from '../ledger/index.ts'
import { createPartnerCases } from '../partners/index.ts'
import { reconcileHistory } from '../restore-guard/index.ts'
import { affiliateAt, PASSWORD } from './affiliate.fixture.ts'
import { createAffiliateWorker } from './affiliate-worker.ts'
import { advanceDueConversion } from './money/conversions.ts'
import { payDueMonths } from './money/pay-due-months.ts'
import { decideAffiliate } from './programme/decide.ts'

type Affiliate = Awaited<ReturnType<typeof affiliateAt>>

async function balanceOf({ database }: Exchange, account: string, asset: string) {
  const row = await database
    .direct()
    .selectFrom('ledger_entry')
    .select(({ fn }) => fn.sum<bigint | null>('units').as('units'))
    .where('account', '=', account)
    .where('asset', '=', asset)
    .executeTakeFirstOrThrow()
  return -(row.units ?? 0n)
}

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

/** An affiliate with a commission in ether and an address for it. */
async function earner(exchange: Exchange) {
  const affiliate = await affiliateAt(exchange)
  await affiliate.finish()
  const address = await affiliate.usableAddress('eth')
  const earned = (await affiliate.balances()).exchange.get('eth') ?? 0n
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

describe('a conversion of commissions', () => {
  const open = sharedExchange('affiliate_conversions')

  const convert = (affiliate: Affiliate, to: 'btc' | 'eth') =>
    affiliate.cases.requestConversion(affiliate.accountId, to)
  const newest = async (affiliate: Affiliate) => {
    const listed = await affiliate.cases.conversions(affiliate.accountId)
    return listed.ok ? listed.value[0] : undefined
  }
  const advance = async (exchange: Exchange, affiliate: Affiliate) => {
    await sql`update affiliate_conversion set due_at = now() where due_at is not null`.execute(
      exchange.database.direct(),
    )
    while (await advanceDueConversion(affiliate.needs));
  }

  test('makes one coin of all, at the market less the spread, and leaves payouts waiting meanwhile', async (context) => {
    const exchange = await open(context)
    const { affiliate, earned } = await earner(exchange)
    await affiliate.finish({ from: 'eth', to: 'ltc', given: '2' })
    const litecoin = (await affiliate.balances()).exchange.get('ltc') ?? 0n
    expect(litecoin).toBeGreaterThan(0n)
    const both = await Promise.all([convert(affiliate, 'btc'), convert(affiliate, 'btc')])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(both.find(({ ok }) => !ok)).toMatchObject({
      failure: { code: 'conversion_in_progress' },
    })
    expect(await affiliate.cases.requestPayout(affiliate.accountId, 'eth')).toMatchObject({
      failure: { code: 'conversion_in_progress' },
    })
    const money = await affiliate.cases.money(affiliate.accountId)
    const estimate = money.ok ? money.value.convertible.btc : null
    await Promise.all([advance(exchange, affiliate), advance(exchange, affiliate)])
    const { exchange: after } = await affiliate.balances()
    expect([...after.keys()]).toEqual(['btc'])
    expect(after.get('btc')).toBe(estimate)
    expect(await newest(affiliate)).toMatchObject({ state: 'finished', given: { units: estimate } })
    expect(earned).toBeGreaterThan(0n)
    expect(await convert(affiliate, 'btc')).toMatchObject({
      failure: { code: 'nothing_to_convert' },
    })
    // There and back costs the spread twice: rates of conversions are no free option.
    expect((await convert(affiliate, 'eth')).ok).toBe(true)
    await advance(exchange, affiliate)
    await expectSound(exchange)
  })

  test('waits for prices and stock, and is given up after a day', async (context) => {
    const exchange = await open(context)
    const { affiliate, earned } = await earner(exchange)
    const blind = { ...affiliate.needs, freshSnapshot: () => null }
    await convert(affiliate, 'btc')
    while (await advanceDueConversion(blind));
    expect(await newest(affiliate)).toMatchObject({ state: 'progress' })
    const short = {
      ...affiliate,
      needs: { ...affiliate.needs, stock: { room: () => ({ free: 0n, committed: 0n }) } },
    }
    await advance(exchange, short)
    expect(await newest(affiliate)).toMatchObject({ state: 'progress' })
    expect((await affiliate.balances()).exchange.get('eth')).toBe(earned)
    exchange.clock.advance(24 * 3600)
    await advance(exchange, short)
    expect(await newest(affiliate)).toMatchObject({ state: 'cancelled', given: null })
    expect((await affiliate.balances()).exchange.get('eth')).toBe(earned)
    expect(exchange.alerts).toContain('affiliate_conversion_stuck')
    await exchange.work()
    expect((await convert(affiliate, 'btc')).ok).toBe(true)
  })

  test('takes the market of the moment in which it is done', async (context) => {
    const exchange = await open(context)
    const { affiliate } = await earner(exchange)
    await convert(affiliate, 'btc')
    const before = await affiliate.cases.money(affiliate.accountId)
    exchange.movePrice('eth', 50n)
    await advance(exchange, affiliate)
    exchange.movePrice('eth', 200n)
    const estimate = (before.ok ? before.value.convertible.btc : null) ?? 0n
    const got = (await affiliate.balances()).exchange.get('btc') ?? 0n
    expect(got).toBeGreaterThan(0n)
    expect(got).toBeLessThanOrEqual(estimate / 2n)
    await expectSound(exchange)
  })

  test('evens out what was reversed after its payout, and nothing is paid out before', async (context) => {
    const exchange = await open(context)
    const { affiliate } = await earner(exchange)
    await exchange.database.transaction('owe', async (tx) => {
      const about = { id: 'x', affiliateId: affiliate.id, round: 9, isHeld: false } as const
      const owed = { asset: 'ltc', units: 1_000n }
      await post(tx, bookCommissionReversed({ ...about, of: 'exchange' }, owed), {
        orderId: null,
        at: new Date(),
      })
    })
    expect(await affiliate.cases.requestPayout(affiliate.accountId, 'eth')).toMatchObject({
      failure: { code: 'affiliate_debt' },
    })
    await convert(affiliate, 'eth')
    await advance(exchange, affiliate)
    expect([...(await affiliate.balances()).exchange.keys()]).toEqual(['eth'])
    expect((await affiliate.cases.requestPayout(affiliate.accountId, 'eth')).ok).toBe(true)
    await expectSound(exchange)
  })

  test('takes what the partner API earned along', async (context) => {
    const exchange = await open(context)
    const affiliate = await affiliateAt(exchange)
    const cases = createPartnerCases({ ...exchange.needs, partnerKey: new Uint8Array(32).fill(7) })
    const rights = {
      name: 'A key',
      dialects: ['rest'],
      scopes: ['create'],
      networks: [],
      requestsPerSecond: 10,
      creationsPerMinute: 100,
      needsNonce: false,
      joinsRepeats: false,
    } as const
    const { key, partnerId } = await cases.add({ name: 'Mine', rights })
    await sql`update partner set account_id = ${affiliate.accountId}::uuid where id = ${partnerId}::uuid`.execute(
      exchange.database.direct(),
    )
    const found = await cases.findKey(key.apiKey)
    if (found === null) throw new Error('The key is not found')
    const { destination, destinationExtraId, from, refundAddress, side, to } =
      await exchange.input()
    const placed = await cases.placeOrder(found, {
      ...{ from, to, side, destination, destinationExtraId, refundAddress },
      given: '0.1',
      kind: 'float',
      rateId: null,
      refundExtraId: null,
      subaccountId: null,
      userMetadata: null,
      idempotencyKey: null,
      requestHash: 'one',
      commissionBps: 100n,
    })
    if (!placed.ok) throw new Error(placed.failure.code)
    await exchange.pay(placed.value)
    await exchange.until(placed.value, 'finished')
    expect((await affiliate.balances()).exchange.get('eth')).toBeGreaterThan(0n)
    await convert(affiliate, 'btc')
    await advance(exchange, affiliate)
    expect([...(await affiliate.balances()).exchange.keys()]).toEqual(['btc'])
    expect(await affiliate.commissions()).toEqual([])
    await expectSound(exchange)
  })
})
