import { amount } from '@causeway/core/money'
import { encodeFunctionData, getAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { strangerAddress } from '../evm-test-kit.ts'
import { startNodeBetween } from '../node-between.ts'
import { ODD_TOKEN_ABI, type OddTokens, startOddTokens, tokenTransfer } from '../odd-token-kit.ts'

let tokens: OddTokens
beforeAll(async () => {
  tokens = await startOddTokens()
})
afterAll(() => tokens?.node.stop())

describe('what a customer pays in', () => {
  test('counts as it arrived where the token keeps a fee and does not say so', async () => {
    const { customer, found, payIn, chain } = await tokens.given('HiddenFeeToken')
    const { txId } = await customer(tokenTransfer(payIn, 1_000n))
    await tokens.node.mine(1)
    expect(await found()).toEqual([{ txId, address: payIn, units: 990n }])
    expect(await chain.holdings('usdt20', [payIn])).toEqual(amount('usdt20', 990n))
  })

  test('counts each of two such payments of one block by itself', async () => {
    const { customer, found, payIn } = await tokens.given('HiddenFeeToken')
    await customer(tokenTransfer(payIn, 1_000n))
    await customer(tokenTransfer(payIn, 3_000n))
    await tokens.node.mine(1)
    const units = (await found()).map((payment) => payment.units)
    expect(units.reduce((sum, each) => sum + each, 0n)).toBe(3_960n)
  })

  test('counts as logged where the token says what it kept', async () => {
    const { customer, found, payIn } = await tokens.given('OpenFeeToken')
    const { txId } = await customer(tokenTransfer(payIn, 1_000n))
    await tokens.node.mine(1)
    expect(await found()).toEqual([{ txId, address: payIn, units: 990n }])
  })

  test('counts the smaller where balances change by themselves in its block', async () => {
    const { customer, found, payIn } = await tokens.given('RebasingToken')
    const rebasing = (next: bigint) =>
      encodeFunctionData({
        abi: ODD_TOKEN_ABI,
        functionName: 'transferAndRebase',
        args: [getAddress(payIn), 1_000n, next],
      })
    const shrunk = await customer(rebasing(50n))
    await tokens.node.mine(1)
    const grown = await customer(rebasing(200n))
    await tokens.node.mine(1)
    expect(await found()).toEqual([
      { txId: shrunk.txId, address: payIn, units: 500n },
      { txId: grown.txId, address: payIn, units: 1_000n },
    ])
  })

  test('counts nothing where the token only says that something moved', async () => {
    const { customer, found, payIn } = await tokens.given('LyingToken')
    await customer(encodeFunctionData({ abi: ODD_TOKEN_ABI, functionName: 'lie' }))
    await customer(tokenTransfer(payIn, 1_000n))
    await tokens.node.mine(1)
    expect(await found()).toEqual([])
  })

  test('counts nothing that came without a log', async () => {
    const { customer, found, payIn, chain } = await tokens.given('UnsaidToken')
    await customer(tokenTransfer(payIn, 1_000n))
    await tokens.node.mine(1)
    expect(await found()).toEqual([])
    expect(await chain.holdings('usdt20', [payIn])).toEqual(amount('usdt20', 1_000n))
  })

  test('counts a true transfer beside an invented one once', async () => {
    const { customer, found, payIn } = await tokens.given('LyingToken')
    const { txId } = await customer(
      encodeFunctionData({
        abi: ODD_TOKEN_ABI,
        functionName: 'transferAndLie',
        args: [getAddress(payIn), 700n],
      }),
    )
    await tokens.node.mine(1)
    expect(await found()).toEqual([{ txId, address: payIn, units: 700n }])
  })

  test('counts whole beside a log of something that never left', async () => {
    const { customer, found, payIn } = await tokens.given('LyingToken')
    const { txId } = await customer(tokenTransfer(payIn, 700n))
    await customer(
      encodeFunctionData({
        abi: ODD_TOKEN_ABI,
        functionName: 'logForeign',
        args: [getAddress(payIn), 300n],
      }),
    )
    await tokens.node.mine(1)
    expect(await found()).toEqual([{ txId, address: payIn, units: 700n }])
  })

  test.each([
    ['that answers nothing', 'SilentAnswerToken'],
    ['that may answer no', 'FalseToken'],
  ])('counts whole of a token %s', async (_name, token) => {
    const { customer, found, payIn } = await tokens.given(token)
    const { txId } = await customer(tokenTransfer(payIn, 1_000n))
    await tokens.node.mine(1)
    expect(await found()).toEqual([{ txId, address: payIn, units: 1_000n }])
  })

  test('counts nothing of a transfer that was answered with no, or failed', async () => {
    const refusing = await tokens.given('FalseToken')
    await refusing.customer(tokenTransfer(refusing.payIn, 10n ** 30n))
    const failing = await tokens.given('SilentAnswerToken')
    await tokens.node.callWithGas(
      failing.contract,
      tokenTransfer(failing.payIn, 10n ** 30n),
      100_000n,
    )
    await tokens.node.mine(1)
    expect(await refusing.found()).toEqual([])
    expect(await failing.found()).toEqual([])
  })

  test('counts nothing of another contract that calls itself the same', async () => {
    const { found, payIn } = await tokens.given('PlayToken')
    await tokens.node.call(await tokens.makeContract('PlayToken'), tokenTransfer(payIn, 1_000n))
    await tokens.node.mine(1)
    expect(await found()).toEqual([])
  })

  test('has keys that last where one transaction pays two', async () => {
    const { chain, customer, payIn } = await tokens.given('BatchToken')
    const other = chain.payInAddress('usdt20', 9_000).address
    const { cursor } = await chain.scan(null, async () => new Set())
    // Something before them in the block: a key must not depend on that.
    await customer(tokenTransfer(strangerAddress(), 1n))
    const { txId } = await customer(
      encodeFunctionData({
        abi: ODD_TOKEN_ABI,
        functionName: 'transferTwice',
        args: [getAddress(payIn), getAddress(other), 700n],
      }),
    )
    await tokens.node.mine(1)
    const { payments } = await chain.scan(cursor, async () => new Set([payIn, other]))
    const common = { txId, amount: amount('usdt20', 700n), confirmations: 1 }
    expect(payments).toMatchObject([
      { ...common, outputIndex: 1, address: payIn },
      { ...common, outputIndex: 2, address: other },
    ])
    const keys = [1, 2, 3].map((outputIndex) => ({ txId, outputIndex }))
    expect((await chain.paymentStatuses(keys)).map(({ state }) => state)).toEqual([
      'in_block',
      'in_block',
      'gone',
    ])
  })
})

describe('a node that has forgotten old balances', () => {
  /** The product on a node that knows newest balances only, and a token. */
  async function forgetful(name: string) {
    const between = await startNodeBetween(tokens.node.rpcUrl)
    between.interfere(({ method, params: [, block] }, answer) =>
      answer(method === 'eth_call' && typeof block === 'object' ? [] : undefined),
    )
    return { ...(await tokens.given(name, { rpcUrl: between.rpcUrl })), stop: between.stop }
  }

  test('is believed no more than what a fresh address holds', async () => {
    const { customer, found, payIn, stop } = await forgetful('HiddenFeeToken')
    await customer(tokenTransfer(payIn, 1_000n))
    await tokens.node.mine(1)
    expect(await found()).toMatchObject([{ units: 990n }])
    await stop()
  })
})
