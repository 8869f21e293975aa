import { amount } from '@causeway/core/money'
import type { ChainPort } from '@causeway/core/ports'
import { fail } from '@causeway/core/result'
import {
  accountsOf,
  atAddress,
  begin,
  depositsOf,
  type Exchange,
  expectSound,
  ownTransfers,
  sharedExchange,
  turns,
} from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'

type Code = 'amount_is_dust' | 'insufficient_funds'

/** Gas cannot be sent ahead, for that reason, until the answer is called. */
function refuseGas(exchange: Exchange, code: Code): () => void {
  const { answers } = exchange.script('ethereum')
  const real = exchange.needs.chains.get('ethereum')?.compose
  if (real === undefined) throw new Error('No ethereum')
  const compose: ChainPort['compose'] = (intent, ...more) =>
    intent.kind === 'gas' ? fail({ code }) : real(intent, ...more)
  answers.compose = compose
  return () => {
    delete answers.compose
  }
}

/** A token that was paid in and exchanged: it lies at an address without anything to pay with. */
async function soldToken(exchange: Exchange) {
  const placed = await exchange.place({ from: 'usdt20', to: 'ltc', given: '150' })
  await exchange.pay(placed)
  await exchange.until(placed, 'finished')
  return placed
}

async function statesOf(exchange: Exchange, since: Date) {
  const own = await ownTransfers(exchange, since)
  return own.map(({ kind, state, dead }) => [kind, state, dead])
}

describe('the sweep of a token', () => {
  const open = sharedExchange('gas', { withAccounts: true })

  test('is given up with its gas where that can never be sent, and planned anew', async (context) => {
    const { exchange, since } = await begin(await open(context))
    const stop = refuseGas(exchange, 'amount_is_dust')
    const placed = await soldToken(exchange)
    const { answers } = exchange.script('ethereum')
    answers.sweeps = null
    await exchange.work()
    await exchange.work()
    delete answers.sweeps
    stop()
    const given = await ownTransfers(exchange, since)
    expect(given.length).toBeGreaterThan(1)
    expect(new Set(given.map(({ state }) => state))).toEqual(new Set(['cancelled']))
    expect(given.map(({ dead }) => dead)).not.toContain(true)
    expect(await depositsOf(exchange, placed)).toMatchObject([{ swept_by: null }])
    await turns(exchange, 10)
    expect(atAddress(exchange, placed, 'usdt20')).toBe(0n)
    await expectSound(exchange)
  })

  test('waits while the wallet has no gas to send, which is told to the operator', async (context) => {
    const { exchange, since } = await begin(await open(context))
    const stop = refuseGas(exchange, 'insufficient_funds')
    const alerts = exchange.alerts.length
    const placed = await soldToken(exchange)
    await turns(exchange, 3)
    expect(await statesOf(exchange, since)).toEqual([
      ['gas', 'planned', false],
      ['sweep', 'planned', false],
    ])
    expect(new Set(exchange.alerts.slice(alerts))).toEqual(new Set(['wallet_low']))
    const [gas, sweep] = await ownTransfers(exchange, since)
    const { address } = placed.order.payIn
    expect(gas).toMatchObject({ source: 'hot', destination: address, asset: 'eth' })
    expect(JSON.parse(gas?.record ?? '')).toEqual({ sweep: sweep?.id })
    expect(sweep).toMatchObject({ attempts: 0, last_error: null, asset: 'usdt20' })
    const [deposit] = await depositsOf(exchange, placed)
    expect(JSON.parse(sweep?.record ?? '')).toEqual({ deposits: [deposit?.id], gas: gas?.id })
    stop()
    await turns(exchange, 10)
    expect(await statesOf(exchange, since)).toEqual([
      ['gas', 'confirmed', false],
      ['sweep', 'confirmed', false],
    ])
    expect(atAddress(exchange, placed, 'usdt20')).toBe(0n)
    await expectSound(exchange)
  })

  test('is given up where its gas did nothing, and takes what lies there the next time', async (context) => {
    const { exchange, since } = await begin(await open(context))
    const { answers } = exchange.script('ethereum')
    const real = exchange.needs.chains.get('ethereum')?.transactionStatus
    answers.transactionStatus = async (txId) => {
      const status = (await real?.(txId)) ?? { state: 'unknown' }
      return status.state === 'in_block' ? { ...status, succeeded: false } : status
    }
    const placed = await soldToken(exchange)
    for (let turn = 0; turn < 12; turn += 1) {
      if ((await statesOf(exchange, since)).some(([, state]) => state === 'failed')) break
      await turns(exchange, 1)
    }
    delete answers.transactionStatus
    expect((await statesOf(exchange, since)).slice(0, 1)).toEqual([['gas', 'failed', true]])
    expect(exchange.alerts).toContain('own_transfer_did_nothing')
    await turns(exchange, 8)
    // In truth the gas had come: the next sweep needs none.
    expect((await statesOf(exchange, since)).toSorted()).toEqual([
      ['gas', 'failed', true],
      ['sweep', 'cancelled', false],
      ['sweep', 'confirmed', false],
    ])
    expect(atAddress(exchange, placed, 'usdt20')).toBe(0n)
    await expectSound(exchange)
  })

  test('goes before that of the coin that pays for both, and one at a time', async (context) => {
    const { exchange, since } = await begin(await open(context))
    const { answers } = exchange.script('ethereum')
    answers.sweeps = null
    const placed = await soldToken(exchange)
    const { address } = placed.order.payIn
    await exchange.controls.pay({ amount: amount('eth', 10n ** 9n), ...placed.order.payIn })
    await turns(exchange, 12)
    const lying = await exchange.database
      .direct()
      .selectFrom('deposit')
      .select('asset')
      .where('address', '=', address)
      .where('state', 'in', ['confirmed', 'settled'])
      .whereRef('confirmations', '>=', 'needed')
      .execute()
    expect(lying.map(({ asset }) => asset).toSorted()).toEqual(['eth', 'usdt20'])
    delete answers.sweeps
    await exchange.work()
    const first = await ownTransfers(exchange, since)
    expect(first).toMatchObject([{ kind: 'sweep', asset: 'usdt20' }])
    await turns(exchange, 10)
    const own = await ownTransfers(exchange, since)
    expect(own.map(({ asset, kind, state }) => [kind, asset, state])).toEqual([
      ['sweep', 'usdt20', 'confirmed'],
      ['sweep', 'eth', 'confirmed'],
    ])
    await expectSound(exchange)
  })

  test('that waits for its block although nothing dearer can be sent is told to nobody', async (context) => {
    const { exchange, since } = await begin(await open(context))
    const accounts = accountsOf(exchange)
    const placed = await exchange.place({ from: 'eth', to: 'ltc', given: '0.5' })
    await exchange.pay(placed)
    await exchange.work()
    await exchange.mine()
    accounts.leastFee = 500_000n
    await exchange.until(placed, 'finished')
    await turns(exchange, 4)
    expect(await statesOf(exchange, since)).toEqual([['sweep', 'broadcast', false]])
    exchange.clock.advance(600)
    const { answers } = exchange.script('ethereum')
    let asked = 0
    answers.replace = () => {
      asked += 1
      return fail({ code: 'insufficient_funds' })
    }
    const alerts = exchange.alerts.length
    await turns(exchange, 2)
    expect(asked).toBeGreaterThan(0)
    expect(exchange.alerts.slice(alerts)).toEqual([])
    delete answers.replace
    accounts.leastFee = 0n
    await turns(exchange, 4)
    expect(await statesOf(exchange, since)).toEqual([['sweep', 'confirmed', false]])
    await expectSound(exchange)
  })

  test('that a reorganisation took out is booked back and sent again', async (context) => {
    const { exchange, since } = await begin(await open(context))
    const placed = await exchange.place({ from: 'eth', to: 'ltc', given: '0.5' })
    await exchange.pay(placed)
    await exchange.until(placed, 'finished')
    await turns(exchange, 4)
    expect(await statesOf(exchange, since)).toEqual([['sweep', 'confirmed', false]])
    const { answers } = exchange.script('ethereum')
    const real = exchange.needs.chains.get('ethereum')?.transactionStatus
    const [own] = await ownTransfers(exchange, since)
    const { tx_id } = await exchange.database
      .direct()
      .selectFrom('transfer_transaction')
      .select('tx_id')
      .where('transfer_id', '=', own?.id ?? '')
      .executeTakeFirstOrThrow()
    let asked = 0
    answers.transactionStatus = async (txId) => {
      if (txId === tx_id) asked += 1
      return real === undefined || (txId === tx_id && asked <= 4)
        ? { state: 'unknown' }
        : real(txId)
    }
    const alerts = exchange.alerts.length
    await turns(exchange, 3)
    delete answers.transactionStatus
    expect(exchange.alerts.slice(alerts)).toContain('transfer_lost')
    const [sweep, ...more] = await ownTransfers(exchange, since)
    expect(more).toEqual([])
    expect(sweep).toMatchObject({ state: 'confirmed', round: 1 })
    await expectSound(exchange)
  })
})
