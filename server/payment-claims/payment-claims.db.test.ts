import { suspenseAccount } from '@causeway/core/ledger'
import { amount } from '@causeway/core/money'
import { type Exchange, expectSound, sharedExchange } from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import { ledgerTotals } from '../ledger/index.ts'
import type { PlacedOrder } from '../orders/index.ts'
import { decideClaim } from './decide-claim.ts'
import { findPayment } from './find-payment.ts'
import { listClaims } from './list-claims.ts'

const SUM = 100_000_000n

async function placeRipple(exchange: Exchange): Promise<PlacedOrder> {
  return exchange.place({ from: 'xrp', to: 'ltc', given: '100', side: 'from' })
}

/** Pays the order's shared address with another memo than its own, and lets it be seen. */
async function payAstray(exchange: Exchange, placed: PlacedOrder, extraId: string | null) {
  const { address } = placed.order.payIn
  const { txId } = await exchange.controls.pay({ amount: amount('xrp', SUM), address, extraId })
  await exchange.work()
  return txId
}

function search(exchange: Exchange, placed: PlacedOrder, pasted: string, also: PlacedOrder[] = []) {
  return findPayment(exchange.needs, {
    publicCode: placed.order.publicCode,
    pasted,
    holderSecrets: [placed.holderSecret, ...also.map(({ holderSecret }) => holderSecret)],
  })
}

async function deepen(exchange: Exchange): Promise<void> {
  for (let block = 0; block < 8; block += 1) {
    await exchange.mine()
    await exchange.work()
  }
}

async function suspenseOf(exchange: Exchange, asset: string): Promise<bigint> {
  const { accounts } = await ledgerTotals(exchange.database.direct())
  const row = accounts.find((each) => each.account === suspenseAccount && each.asset === asset)
  return row?.units ?? 0n
}

async function claimOf(exchange: Exchange, txId: string) {
  const claims = await listClaims(exchange.database)
  return claims.filter(({ payment }) => payment.txId === txId)
}

describe('a payment without its memo', () => {
  const open = sharedExchange('payment_claims')

  test('is claimed once, waits for an operator, and is exchanged when assigned', async (context) => {
    const exchange = await open(context)
    const placed = await placeRipple(exchange)
    const txId = await payAstray(exchange, placed, null)
    const first = await search(exchange, placed, txId)
    expect(first).toMatchObject({
      value: { kind: 'claimed', problem: 'memo_missing', state: 'review', amount: { units: SUM } },
    })
    expect(await search(exchange, placed, `https://xrpscan.com/tx/${txId.toLowerCase()}`)).toEqual(
      first,
    )
    expect(exchange.alerts.filter((name) => name === 'payment_claimed')).toHaveLength(1)
    await deepen(exchange)
    expect(await exchange.read(placed)).toMatchObject({
      state: 'waiting',
      claims: [{ txId, problem: 'memo_missing', state: 'review' }],
    })
    const before = await suspenseOf(exchange, 'xrp')
    const [claim] = await claimOf(exchange, txId)
    if (claim === undefined) throw new Error('Nothing is claimed')
    expect(claim).toMatchObject({ rivals: 0, alike: 0, payment: { state: 'confirmed' } })
    const decision = { kind: 'assign', publicCode: null } as const
    const claimId = claim.id
    expect(await decideClaim(exchange.needs, { claimId, decision, reason: ' ' })).toMatchObject({
      failure: { code: 'reason_missing' },
    })
    const reason = 'The sender showed the withdrawal of his exchange'
    expect((await decideClaim(exchange.needs, { claimId, decision, reason })).ok).toBe(true)
    expect(await decideClaim(exchange.needs, { claimId, decision, reason })).toMatchObject({
      failure: { code: 'claim_decided' },
    })
    expect(await suspenseOf(exchange, 'xrp')).toBe(before + SUM)
    const ended = await exchange.until(placed, 'finished')
    expect(ended).toMatchObject({
      receivedFrom: { units: SUM },
      claims: [{ state: 'assigned', refusal: null }],
    })
    expect(await search(exchange, placed, txId)).toMatchObject({ value: { kind: 'in_order' } })
    await expectSound(exchange)
  })

  test('counts like any other where it is assigned before it is deep enough', async (context) => {
    const exchange = await open(context)
    const placed = await placeRipple(exchange)
    const txId = await payAstray(exchange, placed, '999999999')
    expect(await search(exchange, placed, txId)).toMatchObject({
      value: { kind: 'claimed', problem: 'memo_wrong' },
    })
    const [claim] = await claimOf(exchange, txId)
    const decision = { kind: 'assign', publicCode: null } as const
    const asked = { claimId: claim?.id ?? '', decision, reason: 'Proven' }
    expect((await decideClaim(exchange.needs, asked)).ok).toBe(true)
    expect(await exchange.read(placed)).toMatchObject({ state: 'confirming' })
    expect(await exchange.until(placed, 'finished')).toMatchObject({ receivedFrom: { units: SUM } })
    await expectSound(exchange)
  })

  test('is not shut off by whoever claims it first, and goes to one', async (context) => {
    const exchange = await open(context)
    const thief = await placeRipple(exchange)
    const honest = await placeRipple(exchange)
    const txId = await payAstray(exchange, honest, null)
    expect((await search(exchange, thief, txId)).ok).toBe(true)
    expect(await search(exchange, honest, txId)).toMatchObject({ value: { state: 'review' } })
    const claims = await claimOf(exchange, txId)
    expect(claims.map(({ rivals, alike }) => [rivals, alike])).toEqual([
      [1, 1],
      [1, 1],
    ])
    const mine = claims.find(({ order }) => order.publicCode === honest.order.publicCode)
    const decision = { kind: 'assign', publicCode: null } as const
    const asked = { claimId: mine?.id ?? '', decision, reason: 'Proven' }
    expect((await decideClaim(exchange.needs, asked)).ok).toBe(true)
    expect((await exchange.read(thief)).claims).toMatchObject([
      { state: 'refused', refusal: 'unproven' },
    ])
    expect(await search(exchange, thief, txId)).toMatchObject({
      value: { kind: 'other_order', order: null },
    })
    await exchange.until(honest, 'finished')
    await expectSound(exchange)
  })

  test('cannot be claimed for an order that is younger, nor by whoever does not hold it', async (context) => {
    const exchange = await open(context)
    const placed = await placeRipple(exchange)
    const txId = await payAstray(exchange, placed, null)
    exchange.clock.advance(60)
    const later = await placeRipple(exchange)
    expect(await search(exchange, later, txId)).toEqual({
      ok: true,
      value: { kind: 'before_order' },
    })
    const stranger = { publicCode: placed.order.publicCode, pasted: txId }
    expect(
      await findPayment(exchange.needs, { ...stranger, holderSecrets: [later.holderSecret] }),
    ).toMatchObject({ failure: { code: 'not_the_holder' } })
    expect(await claimOf(exchange, txId)).toEqual([])
  })

  test('that an operator sent back says so, and stays out of the order', async (context) => {
    const exchange = await open(context)
    const placed = await placeRipple(exchange)
    const txId = await payAstray(exchange, placed, null)
    await search(exchange, placed, txId)
    const [claim] = await claimOf(exchange, txId)
    const decision = { kind: 'refuse', refusal: 'returned' } as const
    const asked = { claimId: claim?.id ?? '', decision, reason: 'Back to the sender' }
    expect((await decideClaim(exchange.needs, asked)).ok).toBe(true)
    expect(await exchange.read(placed)).toMatchObject({
      state: 'waiting',
      claims: [{ state: 'refused', refusal: 'returned' }],
    })
    expect(await search(exchange, placed, txId)).toMatchObject({
      value: { kind: 'claimed', state: 'refused' },
    })
  })
})

describe('another coin at an order’s own address', () => {
  const open = sharedExchange('payment_claims_coin')

  test('is claimed, and goes into an order of that coin whose holder has both', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place({ from: 'eth', to: 'ltc', given: '0.5' })
    const { txId } = await exchange.controls.pay({
      amount: amount('usdc', 100_000_000n),
      ...placed.order.payIn,
    })
    await exchange.work()
    expect(await search(exchange, placed, txId)).toMatchObject({
      value: { kind: 'claimed', problem: 'other_coin', state: 'review' },
    })
    await deepen(exchange)
    const right = await exchange.place({ from: 'usdc', to: 'ltc', given: '100' })
    expect(await search(exchange, right, txId)).toMatchObject({
      value: { kind: 'other_order', order: null },
    })
    expect(await search(exchange, right, txId, [placed])).toMatchObject({
      value: { kind: 'assigned' },
    })
    expect(await search(exchange, right, txId, [placed])).toMatchObject({
      value: { kind: 'in_order' },
    })
    await exchange.until(right, 'finished')
    expect(await exchange.read(placed)).toMatchObject({
      state: 'waiting',
      unmatchedDeposits: [],
      claims: [{ state: 'assigned' }],
    })
    await expectSound(exchange)
  })
})

describe('a transaction that no scan told of', () => {
  const open = sharedExchange('payment_claims_unknown')

  test('is unknown, pays someone else, waits, failed or has vanished', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place({ from: 'eth', to: 'ltc', given: '0.5' })
    const kindOf = async (txId: string) => {
      const found = await search(exchange, placed, txId)
      return found.ok ? found.value.kind : found.failure.code
    }
    expect(await kindOf('no id')).toBe('transaction_id_malformed')
    expect(await kindOf(`0x${'0'.repeat(64)}`)).toBe('not_found')
    const { address } = await exchange.controls.customerAddress('eth')
    const sum = amount('eth', 10n ** 18n)
    const { txId } = await exchange.controls.pay({ amount: sum, address, extraId: null })
    expect(await kindOf(txId)).toBe('pending')
    await exchange.mine()
    expect(await kindOf(txId)).toBe('pending')
    await exchange.work()
    expect(await kindOf(txId)).toBe('not_ours')
    const { answers } = exchange.script('ethereum')
    answers.findTransaction = async () => ({ state: 'in_block', height: 1, succeeded: false })
    expect(await kindOf(txId)).toBe('failed')
    answers.findTransaction = async () => {
      throw new Error('The node is away')
    }
    expect(await kindOf(txId)).toBe('payment_lookup_unavailable')
    delete answers.findTransaction
    const paid = await exchange.pay(placed)
    await exchange.work()
    expect(await kindOf(paid.txId)).toBe('in_order')
    const { vanished } = exchange.script('ethereum')
    vanished.set(paid.txId, paid.amount)
    await exchange.work()
    expect(await kindOf(paid.txId)).toBe('dropped')
  })
})
