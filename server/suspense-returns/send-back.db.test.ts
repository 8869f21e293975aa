import { randomUUID } from 'node:crypto'
import { lossAccount, suspenseAccount } from '@causeway/core/ledger'
import { amount } from '@causeway/core/money'
import { fail } from '@causeway/core/result'
import { type Exchange, expectSound, sharedExchange } from '@causeway/tests/exchange'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { moveSuspenseToCapital } from '../deposits/index.ts'
import { liftHalt, setHalt } from '../halts/set-halt.ts'
import { ledgerTotals } from '../ledger/index.ts'
import { decideClaim } from '../payment-claims/index.ts'
import { checkReturn } from './check-return.ts'
import { listReturns } from './list-returns.ts'
import { returnRecord } from './return-record.ts'
import type { ReturnIntent } from './return-types.ts'
import { sendSuspenseBack } from './send-back.ts'

const actor = { staffId: null, name: 'operator', network: null }
const CAME = 7_000_000n

async function balanceOf(exchange: Exchange, account: string): Promise<bigint> {
  const { accounts } = await ledgerTotals(exchange.database.direct())
  return accounts.find((entry) => entry.account === account && entry.asset === 'xrp')?.units ?? 0n
}

async function turns(exchange: Exchange, count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) {
    await exchange.work()
    await exchange.mine()
  }
  await exchange.work()
}

/** A payment without the memo that it needs, confirmed, and what two people agree on. */
async function unmatched(exchange: Exchange) {
  const placed = await exchange.place({ from: 'xrp', to: 'ltc', given: '100' })
  const { address } = placed.order.payIn
  const paid = amount('xrp', CAME)
  const { txId } = await exchange.controls.pay({ amount: paid, address, extraId: null })
  await turns(exchange, 5)
  const { destination } = await exchange.input({ from: 'btc', to: 'xrp' })
  const key = { network: 'ripple', txId, outputIndex: 0 }
  const asked = { ...key, address: destination, extraId: '', reason: 'The sender asked' }
  const checked = await checkReturn(exchange.needs, asked)
  if (!checked.ok) throw new Error(checked.failure.code)
  return { intent: checked.value, key, asked, placed, paid }
}

async function stateOf(exchange: Exchange, { txId }: ReturnIntent) {
  const all = await listReturns(exchange.database)
  return all.find(({ paymentTxId }) => paymentTxId === txId)
}

async function depositOf({ database }: Exchange, { txId }: ReturnIntent) {
  const columns = ['role', 'state', 'return_id'] as const
  return database
    .direct()
    .selectFrom('deposit')
    .select(columns)
    .where('tx_id', '=', txId)
    .executeTakeFirstOrThrow()
}

describe('an unmatched payment', () => {
  const open = sharedExchange('send_back')

  test('is sent back once, less the network fee, however many agree at the same moment', async (context) => {
    const exchange = await open(context)
    const suspense = await balanceOf(exchange, suspenseAccount)
    const { asked, intent, key } = await unmatched(exchange)
    expect(await balanceOf(exchange, suspenseAccount)).toBe(suspense - CAME)
    const fee = exchange.needs.catalogue.find('xrp')?.networkFeeUnits ?? 0n
    expect(fee).toBeGreaterThan(0n)
    const three = await Promise.all([
      ...[1, 2, 3].map(() => sendSuspenseBack(exchange.needs, intent, actor)),
    ])
    expect(three.filter(({ ok: isDone }) => isDone)).toHaveLength(1)
    expect(await stateOf(exchange, intent)).toMatchObject({ state: 'sending', txId: null })
    expect(await balanceOf(exchange, suspenseAccount)).toBe(suspense)
    await turns(exchange, 8)
    const received = await exchange.received(intent.address)
    expect(received).toMatchObject([{ amount: { asset: 'xrp', units: CAME - fee }, extraId: null }])
    expect(await stateOf(exchange, intent)).toMatchObject({
      state: 'finished',
      txId: received[0]?.txId,
      networkFee: { units: fee },
      sent: { units: CAME - fee },
    })
    expect(await depositOf(exchange, intent)).toMatchObject({ role: 'suspense', state: 'settled' })
    for (const again of [
      await sendSuspenseBack(exchange.needs, intent, actor),
      await checkReturn(exchange.needs, asked),
      await moveSuspenseToCapital(exchange.needs, { ...key, reason: 'Ours' }),
    ]) {
      expect(again).toMatchObject({ failure: { code: 'not_in_suspense' } })
    }
    await expectSound(exchange)
  })

  test('is sent back once where the process dies between signature and saving', async (context) => {
    const exchange = await open(context)
    const { intent } = await unmatched(exchange)
    expect((await sendSuspenseBack(exchange.needs, intent, actor)).ok).toBe(true)
    let deaths = 0
    exchange.signing.instead = async (plan) => {
      await exchange.signing.real(plan)
      deaths += 1
      throw new Error('It died here')
    }
    await turns(exchange, 2)
    exchange.signing.instead = null
    expect(deaths).toBeGreaterThan(0)
    await turns(exchange, 8)
    expect(await exchange.received(intent.address)).toHaveLength(1)
    expect(await stateOf(exchange, intent)).toMatchObject({ state: 'finished' })
    await expectSound(exchange)
  })

  test('is unmatched again where its address takes nothing', async (context) => {
    const exchange = await open(context)
    const suspense = await balanceOf(exchange, suspenseAccount)
    const { asked, intent } = await unmatched(exchange)
    expect((await sendSuspenseBack(exchange.needs, intent, actor)).ok).toBe(true)
    const { answers } = exchange.script('ripple')
    answers.compose = () => fail({ code: 'destination_refused' })
    await turns(exchange, 2)
    delete answers.compose
    expect(await stateOf(exchange, intent)).toMatchObject({ state: 'undone', txId: null })
    expect(await depositOf(exchange, intent)).toMatchObject({
      role: 'suspense',
      state: 'confirmed',
      return_id: null,
    })
    expect(await balanceOf(exchange, suspenseAccount)).toBe(suspense - CAME)
    await expectSound(exchange)
    expect((await checkReturn(exchange.needs, asked)).ok).toBe(true)
    expect((await sendSuspenseBack(exchange.needs, intent, actor)).ok).toBe(true)
    await turns(exchange, 8)
    expect(await exchange.received(intent.address)).toHaveLength(1)
    await expectSound(exchange)
  })

  test('is sent back or given to an order, never both, and its report ends', async (context) => {
    const exchange = await open(context)
    const { intent, placed } = await unmatched(exchange)
    const { id } = await exchange.database
      .direct()
      .selectFrom('deposit')
      .select('id')
      .where('tx_id', '=', intent.txId)
      .executeTakeFirstOrThrow()
    const claimId = randomUUID()
    await sql`insert into payment_claim (id, order_id, deposit_id, problem, state, made_at)
      values (${claimId}, ${placed.order.id}, ${id}, 'memo_missing', 'review', now())`.execute(
      exchange.database.direct(),
    )
    const claim = () =>
      exchange.database
        .direct()
        .selectFrom('payment_claim')
        .select(['state', 'refusal'])
        .where('deposit_id', '=', id)
        .executeTakeFirstOrThrow()
    const decision = { kind: 'assign', publicCode: null } as const
    const both = await Promise.all([
      sendSuspenseBack(exchange.needs, intent, actor),
      decideClaim(exchange.needs, { claimId, decision, reason: 'It is theirs' }),
    ])
    expect(both.filter(({ ok: isDone }) => isDone)).toHaveLength(1)
    await turns(exchange, 10)
    const isSentBack = both[0].ok
    expect(await exchange.received(intent.address)).toHaveLength(isSentBack ? 1 : 0)
    expect(await claim()).toMatchObject(
      isSentBack ? { state: 'refused', refusal: 'returned' } : { state: 'assigned' },
    )
    await expectSound(exchange)
  })

  test('that the signer remembers to have been sent back is not touched again', async (context) => {
    const exchange = await open(context)
    const { asked, intent, key } = await unmatched(exchange)
    const record = returnRecord(key)
    // As a restored database learns it of the signer's journal.
    await sql`insert into recalled_signature (transfer_id, attempt, sequence, kind, network, source, asset,
        units, destination, record, tx_id, bytes, plan, is_lost, booked_at)
      values (${randomUUID()}, 1, 1, 'return', 'ripple', 'hot', 'xrp', 1, 'somewhere', ${record}, ${randomUUID()},
        '', '', true, now())`.execute(exchange.database.direct())
    for (const refused of [
      await checkReturn(exchange.needs, asked),
      await sendSuspenseBack(exchange.needs, intent, actor),
      await moveSuspenseToCapital(exchange.needs, { ...key, reason: 'Ours' }),
    ]) {
      expect(refused).toMatchObject({ failure: { code: 'already_sent_back' } })
    }
    await expectSound(exchange)
  })

  test('that vanishes before anything is signed is not sent back', async (context) => {
    const exchange = await open(context)
    const suspense = await balanceOf(exchange, suspenseAccount)
    const { intent, paid } = await unmatched(exchange)
    await setHalt(exchange.database, { scope: 'signing', reason: 'a test', at: 0 })
    expect((await sendSuspenseBack(exchange.needs, intent, actor)).ok).toBe(true)
    const { vanished } = exchange.script('ripple')
    vanished.set(intent.txId, paid)
    await exchange.work()
    await liftHalt(exchange.database, 'signing')
    await turns(exchange, 4)
    expect(await stateOf(exchange, intent)).toMatchObject({ state: 'undone' })
    expect(await balanceOf(exchange, suspenseAccount)).toBe(suspense)
    await expectSound(exchange)
    vanished.delete(intent.txId)
    await turns(exchange, 6)
    expect(await exchange.received(intent.address)).toEqual([])
    expect(await depositOf(exchange, intent)).toMatchObject({ state: 'confirmed' })
    expect(await balanceOf(exchange, suspenseAccount)).toBe(suspense - CAME)
    await expectSound(exchange)
  })

  test('that vanishes after it was sent back is our loss until it returns', async (context) => {
    const exchange = await open(context)
    const [suspense, loss] = [
      await balanceOf(exchange, suspenseAccount),
      await balanceOf(exchange, lossAccount),
    ]
    const { intent, paid } = await unmatched(exchange)
    expect((await sendSuspenseBack(exchange.needs, intent, actor)).ok).toBe(true)
    await turns(exchange, 6)
    const { vanished } = exchange.script('ripple')
    vanished.set(intent.txId, paid)
    await turns(exchange, 2)
    expect(await balanceOf(exchange, lossAccount)).toBe(loss + CAME)
    expect(exchange.alerts).toContain('deposit_lost_after_payout')
    vanished.delete(intent.txId)
    await turns(exchange, 6)
    await liftHalt(exchange.database, 'ripple')
    expect(await balanceOf(exchange, lossAccount)).toBe(loss)
    expect(await balanceOf(exchange, suspenseAccount)).toBe(suspense)
    expect(await depositOf(exchange, intent)).toMatchObject({ state: 'settled' })
    expect(await exchange.received(intent.address)).toHaveLength(1)
    await expectSound(exchange)
  })
})
