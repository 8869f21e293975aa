import { currencies, networks } from '@causeway/core/currencies'
import { amount } from '@causeway/core/money'
import { beforeEach, describe, expect, test } from 'vitest'
import { playAddress } from '../addresses/play-address.ts'
import { openWorld } from '../open-world.ts'
import type { World } from '../world.ts'
import { mineBlocks } from './advance-chain.ts'
import { balanceOf } from './balances-store.ts'
import { sandboxNetworkFee } from './minimum-fee-store.ts'
import { payFromOutside } from './pay-from-outside.ts'
import { type Submission, submitTransaction } from './submit-transaction.ts'
import { findTransaction, type PlayOutputRow, spendableOutputs } from './transactions-store.ts'
import { hotWalletAddress, watchAddresses } from './watched-store.ts'

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

describe('a transaction in the place of another', () => {
  const least = () => sandboxNetworkFee(world, 'bitcoin').units
  /** Pays one unit more or less of the same coin as fee. */
  const withFee = (txId: string, units: bigint, changes: Partial<Submission> = {}) => {
    const fee = amount('btc', units)
    const [output] = spending().outputs
    if (output === undefined) throw new Error('There is no output')
    const paid = amount('btc', coin.amount.units - units)
    return spending({ txId, fee, outputs: [{ ...output, amount: paid }], ...changes })
  }

  test('must pay more; what it replaces is forgotten', () => {
    expect(reasonFor(withFee('first', least() + 5n))).toBe('accepted')
    expect(reasonFor(withFee('cheaper', least() + 4n))).toBe('input already spent')
    expect(reasonFor(withFee('equal', least() + 5n))).toBe('input already spent')
    expect(reasonFor(withFee('dearer', least() + 6n))).toBe('accepted')
    expect(findTransaction(world, 'bitcoin', 'first')).toBeNull()
    expect(reasonFor(withFee('first', least() + 5n))).toBe('input already spent')
    mineBlocks(world, 'bitcoin', 1)
    expect(reasonFor(withFee('late', least() + 900n))).toBe('input already spent')
  })

  test('cannot spend what it replaces, nor drop what spends that', () => {
    const units = coin.amount.units
    expect(reasonFor(withFee('first', least()))).toBe('accepted')
    watchAddresses(
      world,
      'bitcoin',
      spending().outputs.map(({ address }) => address),
    )
    const child = { txId: 'first', outputIndex: 0 }
    const both = withFee('both', least() + 1n, { pays: { kind: 'inputs', inputs: [coin, child] } })
    const [output] = both.outputs
    if (output === undefined) throw new Error('There is no output')
    const doubled = amount('btc', 2n * units - 2n * least() - 1n)
    expect(reasonFor({ ...both, outputs: [{ ...output, amount: doubled }] })).toBe('missing input')
    const spender = spending(
      { txId: 'spender', pays: { kind: 'inputs', inputs: [child] } },
      units - least(),
    )
    expect(reasonFor(spender)).toBe('accepted')
    expect(reasonFor(withFee('dearer', least() * 9n))).toBe(
      'another transaction spends what this would replace',
    )
  })

  test('must pay more than all that it replaces together', () => {
    const other = spendableOutputs(world, 'bitcoin', hot)[1]
    if (other === undefined) throw new Error('There is one output only')
    expect(reasonFor(withFee('first', least()))).toBe('accepted')
    const second = withFee('second', least(), { pays: { kind: 'inputs', inputs: [other] } })
    expect(reasonFor(second)).toBe('accepted')
    const both = (txId: string, fee: bigint) => {
      const joined = withFee(txId, fee, { pays: { kind: 'inputs', inputs: [coin, other] } })
      const sum = amount('btc', coin.amount.units + other.amount.units - fee)
      return { ...joined, outputs: joined.outputs.map((each) => ({ ...each, amount: sum })) }
    }
    expect(reasonFor(both('too-little', 2n * least()))).toBe('input already spent')
    expect(reasonFor(both('enough', 2n * least() + 1n))).toBe('accepted')
    expect(findTransaction(world, 'bitcoin', 'second')).toBeNull()
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

  test('that pays more takes another’s nonce, and where it cannot be paid the other stays', () => {
    const sender = hotWalletAddress(world, 'ethereum')
    const all = balanceOf(world, 'ethereum', sender, 'eth').units
    const fee = sandboxNetworkFee(world, 'ethereum')
    const dearer = amount('eth', fee.units + 1n)
    const first = paying(0n, 1n)
    expect(reasonFor(first)).toBe('accepted')
    expect(reasonFor({ ...paying(0n, all), fee: dearer })).toBe('insufficient funds')
    expect(findTransaction(world, 'ethereum', first.txId)).not.toBeNull()
    expect(reasonFor({ ...paying(0n, all - dearer.units), fee: dearer })).toBe('accepted')
    expect(findTransaction(world, 'ethereum', first.txId)).toBeNull()
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
