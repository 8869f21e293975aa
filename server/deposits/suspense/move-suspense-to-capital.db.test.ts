import { capitalAccount, suspenseAccount } from '@causeway/core/ledger'
import { amount } from '@causeway/core/money'
import { type Exchange, expectSound, sharedExchange } from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import { ledgerTotals } from '../../ledger/index.ts'
import { moveSuspenseToCapital } from './move-suspense-to-capital.ts'

async function balanceOf(exchange: Exchange, account: string): Promise<bigint> {
  const { accounts } = await ledgerTotals(exchange.database.direct())
  return accounts.find((entry) => entry.account === account && entry.asset === 'usdc')?.units ?? 0n
}

describe('unexplained money', () => {
  const open = sharedExchange('take_suspense')

  /** A token paid to the address of an order that waits for another coin. */
  const unexplained = async (exchange: Exchange) => {
    const placed = await exchange.place({ from: 'eth', to: 'ltc', given: '0.5' })
    const sum = amount('usdc', 5_000_000n)
    const { txId } = await exchange.controls.pay({ amount: sum, ...placed.order.payIn })
    await exchange.work()
    const key = { network: 'ethereum', txId, outputIndex: 0 }
    const early = await moveSuspenseToCapital(exchange.needs, { ...key, reason: 'too early' })
    expect(early).toMatchObject({ failure: { code: 'not_in_suspense' } })
    for (let block = 0; block < 4; block += 1) {
      await exchange.mine()
      await exchange.work()
    }
    return key
  }

  test('becomes capital once, with a reason, and only then', async (context) => {
    const exchange = await open(context)
    const key = await unexplained(exchange)
    const [suspense, capital] = [
      await balanceOf(exchange, suspenseAccount),
      await balanceOf(exchange, capitalAccount),
    ]
    const take = (reason: string) => moveSuspenseToCapital(exchange.needs, { ...key, reason })
    expect(await take('  ')).toMatchObject({ failure: { code: 'reason_missing' } })
    expect((await take('The sender gave it to us, letter of 1 June')).ok).toBe(true)
    expect(await take('Again')).toMatchObject({ failure: { code: 'not_in_suspense' } })
    expect(await balanceOf(exchange, suspenseAccount)).toBe(suspense + 5_000_000n)
    expect(await balanceOf(exchange, capitalAccount)).toBe(capital - 5_000_000n)
    const note = await exchange.database
      .direct()
      .selectFrom('ledger_posting')
      .select('note')
      .where('kind', '=', 'suspense_taken')
      .executeTakeFirst()
    expect(note?.note).toBe('The sender gave it to us, letter of 1 June')
    await expectSound(exchange)
  })

  test('is a payment without its tag, where customers pay the hot wallet itself', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place({ from: 'xrp', to: 'ltc', given: '100' })
    const { address } = placed.order.payIn
    const { answers } = exchange.script('ripple')
    answers.hotWalletAddress = () => address
    try {
      const sum = amount('xrp', 7_000_000n)
      const { txId } = await exchange.controls.pay({ amount: sum, address, extraId: null })
      await exchange.work()
      const row = await exchange.database
        .direct()
        .selectFrom('deposit')
        .select(['role', 'order_id'])
        .where('tx_id', '=', txId)
        .executeTakeFirst()
      expect(row).toEqual({ role: 'suspense', order_id: null })
    } finally {
      delete answers.hotWalletAddress
    }
  })

  test('that the chain takes back after it was taken is taken from capital', async (context) => {
    const exchange = await open(context)
    const before = await balanceOf(exchange, capitalAccount)
    const key = await unexplained(exchange)
    const suspense = await balanceOf(exchange, suspenseAccount)
    await moveSuspenseToCapital(exchange.needs, { ...key, reason: 'Ours' })
    const { vanished } = exchange.script('ethereum')
    vanished.set(key.txId, amount('usdc', 5_000_000n))
    await exchange.work()
    expect(await balanceOf(exchange, capitalAccount)).toBe(before)
    expect(await balanceOf(exchange, suspenseAccount)).toBe(suspense + 5_000_000n)
    vanished.delete(key.txId)
    for (let block = 0; block < 4; block += 1) {
      await exchange.mine()
      await exchange.work()
    }
    expect(await balanceOf(exchange, capitalAccount)).toBe(before - 5_000_000n)
    await expectSound(exchange)
  })

  test('is no money that we know nothing of', async (context) => {
    const exchange = await open(context)
    const key = { network: 'ethereum', txId: '0xnothing', outputIndex: 0, reason: 'None' }
    expect(await moveSuspenseToCapital(exchange.needs, key)).toMatchObject({
      failure: { code: 'deposit_not_found' },
    })
  })
})
