import { currencies, networks } from '@causeway/core/currencies'
import { amount } from '@causeway/core/money'
import { beforeEach, describe, expect, test } from 'vitest'
import { mineBlocks } from './advance-chain.ts'
import { balanceOf } from './balances-store.ts'
import { sandboxNetworkFee } from './network-fee.ts'
import { openWorld } from './open-world.ts'
import { payFromOutside } from './pay-from-outside.ts'
import { playAddress } from './play-address.ts'
import { type Submission, submitTransaction } from './submit-transaction.ts'
import { type PlayOutputRow, spendableOutputs } from './transactions-store.ts'
import { hotWalletAddress, watchAddresses } from './watched-store.ts'
import type { World } from './world.ts'

let world: World
let hot: string
let coin: PlayOutputRow

beforeEach(() => {
  const clock = { now: () => 0 }
  world = openWorld({ path: ':memory:', seed: 'rules', clock, networks, currencies })
  hot = hotWalletAddress(world, 'bitcoin')
  const [first] = spendableOutputs(world, 'bitcoin', hot)
  if (first === undefined) throw new Error('There is no stock')
  coin = first
})

function spending(changes: Partial<Submission> = {}, units = coin.amount.units): Submission {
  const fee = sandboxNetworkFee(world, 'bitcoin')
  return {
    network: 'bitcoin',
    txId: 'ab'.repeat(32),
    fee,
    outputs: [
      {
        address: playAddress(world, 'bitcoin', 'customer', 1),
        extraId: null,
        amount: amount('btc', units - fee.units),
      },
    ],
    pays: { kind: 'inputs', inputs: [coin] },
    ...changes,
  }
}

function reasonFor(submission: Submission): string {
  const submitted = submitTransaction(world, submission)
  return submitted.outcome === 'rejected' ? submitted.reason : submitted.outcome
}

describe('a transaction from outputs', () => {
  test('is accepted when it gives exactly what it spends', () => {
    expect(reasonFor(spending())).toBe('accepted')
    expect(reasonFor(spending())).toBe('already_known')
  })

  test('cannot make money, nor lose any', () => {
    expect(reasonFor(spending({}, coin.amount.units + 1n))).toBe('inputs and outputs differ')
    expect(reasonFor(spending({}, coin.amount.units - 1n))).toBe('inputs and outputs differ')
  })

  test('cannot name an input twice, none, or one that is not there', () => {
    const pays = (inputs: readonly { txId: string; outputIndex: number }[]) =>
      reasonFor(spending({ pays: { kind: 'inputs', inputs } }))
    expect(pays([coin, coin])).toBe('bad inputs')
    expect(pays([])).toBe('bad inputs')
    expect(pays([{ txId: coin.txId, outputIndex: 99 }])).toBe('missing input')
  })

  test('cannot spend what belongs to somebody else, until the wallet watches that address', () => {
    const address = playAddress(world, 'bitcoin', 'pay-in', 1)
    const paid = { amount: amount('btc', 50_000n), address, extraId: null }
    const { txId } = payFromOutside(world, paid)
    mineBlocks(world, 'bitcoin', 1)
    const inputs = [{ txId, outputIndex: 0 }]
    const attempt = () => reasonFor(spending({ pays: { kind: 'inputs', inputs } }, 50_000n))
    expect(attempt()).toBe('input not signed by its owner')
    watchAddresses(world, 'bitcoin', [address])
    expect(attempt()).toBe('accepted')
  })

  test('cannot move another network’s coin or less than nothing, nor save on the fee', () => {
    const [output] = spending().outputs
    if (output === undefined) throw new Error('There is no output')
    expect(reasonFor(spending({ outputs: [] }))).toBe('bad output')
    expect(reasonFor(spending({ outputs: [{ ...output, amount: amount('ltc', 1n) }] }))).toBe(
      'bad output',
    )
    expect(reasonFor(spending({ outputs: [{ ...output, amount: amount('btc', -1n) }] }))).toBe(
      'bad output',
    )
    expect(reasonFor(spending({ fee: amount('btc', 1n) }))).toBe('fee too low')
    expect(reasonFor(spending({ fee: amount('ltc', 10_000n) }))).toBe('fee too low')
  })
})

describe('a transaction of an account', () => {
  function paying(nonce: bigint, units: bigint, asset = 'eth'): Submission {
    const sender = hotWalletAddress(world, 'ethereum')
    return {
      network: 'ethereum',
      txId: `0x${nonce}${units}`,
      fee: sandboxNetworkFee(world, 'ethereum'),
      outputs: [
        {
          address: playAddress(world, 'ethereum', 'customer', 1),
          extraId: null,
          amount: amount(asset, units),
        },
      ],
      pays: { kind: 'nonce', sender, nonce },
    }
  }

  test('cannot spend more than there is, counting what waits and the fee', () => {
    const sender = hotWalletAddress(world, 'ethereum')
    const all = balanceOf(world, 'ethereum', sender, 'eth').units
    const fee = sandboxNetworkFee(world, 'ethereum').units
    expect(reasonFor(paying(0n, all))).toBe('insufficient funds')
    expect(reasonFor(paying(0n, all / 2n))).toBe('accepted')
    expect(reasonFor(paying(1n, all / 2n))).toBe('insufficient funds')
    expect(reasonFor(paying(1n, all / 2n - 2n * fee))).toBe('accepted')
    expect(reasonFor(paying(2n, 1n, 'usdc'))).toBe('insufficient funds')
    mineBlocks(world, 'ethereum', 1)
    expect(balanceOf(world, 'ethereum', sender, 'eth').units).toBe(0n)
  })

  test('cannot use a nonce that another has, waiting or in a block', () => {
    expect(reasonFor(paying(0n, 1n))).toBe('accepted')
    expect(reasonFor(paying(0n, 2n))).toBe('another transaction has this nonce')
    mineBlocks(world, 'ethereum', 1)
    expect(reasonFor(paying(0n, 2n))).toBe('nonce too low')
    expect(reasonFor(paying(0n, 1n))).toBe('already_known')
  })
})
