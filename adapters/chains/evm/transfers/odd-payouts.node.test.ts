import { amount } from '@causeway/core/money'
import { encodeFunctionData, getAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { evmKit, intentOf, NOTHING_TAKEN, strangerAddress } from '../evm-test-kit.ts'
import { ODD_TOKEN_ABI, type OddTokens, startOddTokens, tokenTransfer } from '../odd-token-kit.ts'
import { DeliveredShort } from './token-delivery.ts'

let tokens: OddTokens
beforeAll(async () => {
  tokens = await startOddTokens()
})
afterAll(() => tokens?.node.stop())

describe('what we pay out', () => {
  const destination = strangerAddress()

  test.each(['PlayToken', 'SilentAnswerToken', 'RebasingToken', 'UnsaidToken'])(
    'is delivered by %s',
    async (token) => {
      const { chain, stock, carryOut } = await tokens.given(token)
      await stock(5_000n)
      const signed = await carryOut(intentOf('usdt20', 4_000n, destination))
      expect(await chain.transactionStatus(signed.txId)).toMatchObject({
        state: 'in_block',
        succeeded: true,
        fee: { asset: 'eth' },
      })
      expect(await chain.holdings('usdt20', [])).toEqual(amount('usdt20', 1_000n))
      const more = intentOf('usdt20', 1_001n, destination)
      expect(chain.compose(more, await chain.funding(more), NOTHING_TAKEN)).toMatchObject({
        failure: { code: 'insufficient_funds' },
      })
    },
  )

  test.each([
    ['would not arrive whole', 'HiddenFeeToken', []],
    ['would not arrive whole, as it says', 'OpenFeeToken', []],
    [
      'would be answered with no',
      'FalseToken',
      [{ abi: ODD_TOKEN_ABI, functionName: 'stand' } as const],
    ],
    [
      'would be said and not done',
      'LyingToken',
      [{ abi: ODD_TOKEN_ABI, functionName: 'lie' } as const],
    ],
    [
      'is not allowed to the destination',
      'BlacklistToken',
      [
        {
          abi: ODD_TOKEN_ABI,
          functionName: 'blockHolder',
          args: [getAddress(destination)],
        } as const,
      ],
    ],
  ])('is refused beforehand where it %s', async (_name, token, calls) => {
    const { chain, customer, stock } = await tokens.given(token)
    await stock(5_000n)
    for (const call of calls) await customer(encodeFunctionData(call))
    await tokens.node.mine(1)
    const intent = intentOf('usdt20', 1_000n, destination)
    expect(chain.compose(intent, await chain.funding(intent), NOTHING_TAKEN)).toMatchObject({
      failure: { code: 'destination_refused' },
    })
  })

  test.each([
    ['to the token itself', 'usdt20'],
    ['to a contract that takes no coins', 'eth'],
  ])('is refused beforehand %s', async (_name, asset) => {
    const { chain, contract, stock } = await tokens.given('PlayToken')
    await stock(5_000n)
    const intent = intentOf(asset, 1_000n, contract)
    expect(chain.compose(intent, await chain.funding(intent), NOTHING_TAKEN)).toMatchObject({
      failure: { code: 'destination_refused' },
    })
  })

  test.each([
    ['answers no', 'FalseToken', 'stand'],
    ['only says that it did', 'LyingToken', 'lie'],
  ] as const)('did nothing where the token meanwhile %s', async (_name, token, change) => {
    const { chain, customer, stock, prepare } = await tokens.given(token)
    await stock(5_000n)
    const signed = await prepare(intentOf('usdt20', 1_000n, destination))
    await customer(encodeFunctionData({ abi: ODD_TOKEN_ABI, functionName: change }))
    await tokens.node.mine(1)
    await chain.broadcast(signed)
    await tokens.node.mine(1)
    expect(await chain.transactionStatus(signed.txId)).toMatchObject({
      state: 'in_block',
      succeeded: false,
    })
    expect(await chain.holdings('usdt20', [])).toEqual(amount('usdt20', 5_000n))
  })

  test('failed where the token meanwhile refuses the destination', async () => {
    const { chain, customer, stock, prepare } = await tokens.given('BlacklistToken')
    await stock(5_000n)
    const signed = await prepare(intentOf('usdt20', 1_000n, destination))
    await customer(
      encodeFunctionData({
        abi: ODD_TOKEN_ABI,
        functionName: 'blockHolder',
        args: [getAddress(destination)],
      }),
    )
    await tokens.node.mine(1)
    await chain.broadcast(signed)
    await tokens.node.mine(1)
    expect(await chain.transactionStatus(signed.txId)).toMatchObject({ succeeded: false })
  })

  test('is for an operator to look at where the token meanwhile kept a part', async () => {
    const { chain, customer, stock, prepare } = await tokens.given('LaterFeeToken')
    await stock(5_000n)
    const signed = await prepare(intentOf('usdt20', 1_000n, destination))
    await customer(encodeFunctionData({ abi: ODD_TOKEN_ABI, functionName: 'takeFee' }))
    await tokens.node.mine(1)
    await chain.broadcast(signed)
    await tokens.node.mine(1)
    await expect(chain.transactionStatus(signed.txId)).rejects.toThrow(DeliveredShort)
  })
})

describe('what lies at a pay-in address', () => {
  test('is swept as a token once the address has gas', async () => {
    const { chain, customer, payIn, index, stock, carryOut, hotWallet } =
      await tokens.given('PlayToken')
    await stock(5_000n)
    await customer(tokenTransfer(payIn, 800n))
    await tokens.node.mine(1)
    const { sweeps } = chain
    if (sweeps?.kind !== 'per_address') throw new Error('Not swept by address')
    const offered = await sweeps.offer('usdt20', index)
    expect(offered?.amount).toEqual(amount('usdt20', 800n))
    const gas = offered?.gasLacking
    if (gas === null || gas === undefined) throw new Error('No gas is lacking')
    expect(gas.asset).toBe('eth')

    const sweep = intentOf('usdt20', 800n, hotWallet, { kind: 'sweep', source: index })
    expect(chain.compose(sweep, await chain.funding(sweep), NOTHING_TAKEN)).toMatchObject({
      failure: { code: 'insufficient_funds' },
    })
    await carryOut(intentOf('eth', gas.units, payIn, { kind: 'gas' }))
    expect((await sweeps.offer('usdt20', index))?.gasLacking).toBeNull()
    const signed = await carryOut(sweep)
    expect(await chain.transactionStatus(signed.txId)).toMatchObject({ succeeded: true })
    expect(await chain.holdings('usdt20', [])).toEqual(amount('usdt20', 5_800n))
    expect(await sweeps.offer('usdt20', index)).toBeNull()
  })

  test('stays there while the token holds it back, and while it is worth too little', async () => {
    const held = await tokens.given('BlacklistToken')
    await held.customer(tokenTransfer(held.payIn, 800n))
    await held.customer(
      encodeFunctionData({
        abi: ODD_TOKEN_ABI,
        functionName: 'blockHolder',
        args: [getAddress(held.payIn)],
      }),
    )
    const small = await tokens.given('PlayToken')
    await small.customer(tokenTransfer(small.payIn, 800n))
    await tokens.node.mine(1)
    const token = { asset: 'usdt20', contract: small.contract }
    for (const [least, offered] of [
      [801n, null],
      [800n, 800n],
    ] as const) {
      const { chain } = evmKit(tokens.node, [{ ...token, leastSweptUnits: least }])
      if (chain.sweeps?.kind !== 'per_address') throw new Error('Not swept by address')
      const offer = await chain.sweeps.offer('usdt20', small.index)
      expect(offer?.amount.units ?? null).toBe(offered)
    }
    const { sweeps } = held.chain
    if (sweeps?.kind !== 'per_address') throw new Error('Not swept by address')
    expect(await sweeps.offer('usdt20', held.index)).toBeNull()
  })
})
