import { defaultInventoryPolicy } from '@causeway/core/inventory'
import { amount } from '@causeway/core/money'
import { type Exchange, expectSound, sharedExchange } from '@causeway/tests/exchange'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createTreasuryCases } from './create-treasury-cases.ts'

describe('[OPS-12.12] a payment to the address of a hot wallet', () => {
  const open = sharedExchange('top_up')

  function casesOf({ needs }: Exchange) {
    const inventoryPolicy = defaultInventoryPolicy
    return createTreasuryCases({ ...needs, inventoryPolicy, coldAddresses: new Map() })
  }

  async function walletOf(exchange: Exchange, asset: string) {
    const line = await casesOf(exchange).wallet(asset)
    if (line === null) throw new Error(`No wallet of ${asset}`)
    return line
  }

  async function settle(exchange: Exchange): Promise<void> {
    for (let turn = 0; turn < 8; turn += 1) {
      await exchange.work()
      await exchange.mine()
    }
    await exchange.work()
  }

  test('is in stock once it is confirmed, and is not unmatched', async (context) => {
    const exchange = await open(context)
    const before = await walletOf(exchange, 'ltc')
    expect(before).toMatchObject({ isShared: false, network: 'litecoin' })
    const sum = amount('ltc', 12_345_678n)
    const { txId } = await exchange.controls.pay({
      amount: sum,
      address: before.address,
      extraId: null,
    })
    await settle(exchange)
    expect((await walletOf(exchange, 'ltc')).stock).toBe(before.stock + sum.units)
    const unmatched = await casesOf(exchange).unmatched()
    expect(unmatched.map((deposit) => deposit.txId)).not.toContain(txId)
    await expectSound(exchange)
  })

  test('is unmatched where customers pay the same address', async (context) => {
    const exchange = await open(context)
    const { address } = await walletOf(exchange, 'ltc')
    const { answers } = exchange.script('litecoin')
    answers.payInAddress = () => ({ address, extraId: '7' })
    onTestFinished(() => {
      delete answers.payInAddress
    })
    const before = await walletOf(exchange, 'ltc')
    expect(before.isShared).toBe(true)
    const sum = amount('ltc', 25_000_000n)
    const { txId } = await exchange.controls.pay({
      amount: sum,
      address: before.address,
      extraId: null,
    })
    await settle(exchange)
    const unmatched = await casesOf(exchange).unmatched()
    expect(unmatched.find((deposit) => deposit.txId === txId)).toMatchObject({
      asset: 'ltc',
      units: sum.units,
      state: 'confirmed',
    })
    await expectSound(exchange)
  })

  test('of a coin that there is none of has no wallet', async (context) => {
    const exchange = await open(context)
    expect(await casesOf(exchange).wallet('nothing')).toBeNull()
  })
})
