import { amount } from '@causeway/core/money'
import type { Funding, TransferPlan } from '@causeway/core/ports'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NOTHING_TAKEN, openSandbox, planned, sent, signed } from './sandbox-test-kit.ts'
import { readTransfer } from './sandbox-transfer.ts'

const feeOf = (plan: TransferPlan) => readTransfer(plan.body).fee.units

describe('a replacement from outputs', () => {
  test('pays what is asked out of the change, and at least a quarter more', async () => {
    const box = openSandbox('bitcoin')
    const plan = await planned(box, amount('btc', 50_000n))
    await sent(box, plan)
    for (const [asked, paid] of [
      [1_001n, 1_250n],
      [90_000n, 90_000n],
    ] as const) {
      await box.controls.setMinimumFee('bitcoin', asked)
      const again = box.chain.replace([plan], await box.chain.funding(plan.intent), NOTHING_TAKEN)
      if (!again.ok) throw new Error(again.failure.code)
      expect(feeOf(again.value)).toBe(paid)
      expect(again.value.reservation).toEqual(plan.reservation)
    }
  })

  test('brings further inputs where the change is too small: confirmed ones that nobody has', async () => {
    const box = openSandbox('bitcoin')
    const { units } = await box.chain.holdings('btc', [])
    const one = units / 8n
    const plan = await planned(box, amount('btc', one - 2_000n))
    await sent(box, plan)
    const child = await planned(box, amount('btc', 10_000n))
    await box.controls.setMinimumFee('bitcoin', 50_000n)
    const taken = { ...NOTHING_TAKEN, inputs: new Set(inputsOf(child)) }
    const again = box.chain.replace([plan], await box.chain.funding(plan.intent), taken)
    if (!again.ok) throw new Error(again.failure.code)
    const inputs = inputsOf(again.value)
    expect(inputs).toHaveLength(2)
    expect(inputs).toEqual(expect.arrayContaining([...inputsOf(plan)]))
    expect(inputs).not.toEqual(expect.arrayContaining([...inputsOf(child)]))
    await sent(box, again.value)
    await box.controls.mine('bitcoin', 1)
    expect((await box.chain.holdings('btc', [])).units).toBe(units - one + 2_000n - 50_000n)
  })

  test('lacks funds where nothing else is left', async () => {
    const box = openSandbox('bitcoin')
    const { units } = await box.chain.holdings('btc', [])
    const all = await planned(box, amount('btc', units - 1_000n))
    await box.controls.setMinimumFee('bitcoin', 50_000n)
    const poor = box.chain.replace([all], await box.chain.funding(all.intent), NOTHING_TAKEN)
    expect(poor).toMatchObject({ failure: { code: 'insufficient_funds' } })

    const nearlyAll = await planned(box, amount('btc', units - 3_000n))
    await sent(box, nearlyAll)
    await box.controls.setMinimumFee('bitcoin', 4_000n)
    // The change of what is to be replaced would be enough, and is no money any more once it is.
    const funding = await box.chain.funding(nearlyAll.intent)
    const poorToo = box.chain.replace([nearlyAll], funding, NOTHING_TAKEN)
    expect(poorToo).toMatchObject({ failure: { code: 'insufficient_funds' } })
  })

  test('is refused where its change is spent, by us and by the network', async () => {
    const box = openSandbox('bitcoin')
    const { units } = await box.chain.holdings('btc', [])
    await box.controls.setMinimumFee('bitcoin', 50_000n)
    const most = await planned(box, amount('btc', units - 1_000_000n))
    const { txId } = await sent(box, most)
    const child = await planned(box, amount('btc', 10_000n))
    expect(inputsOf(child)).toEqual([`${txId}:1`])
    const funding = await box.chain.funding(most.intent)
    const held = { ...NOTHING_TAKEN, inputs: new Set(inputsOf(child)) }
    expect(box.chain.replace([most], funding, held)).toMatchObject({
      failure: { code: 'cannot_be_replaced' },
    })

    // Decided before the child was: the network itself keeps both.
    const again = box.chain.replace([most], funding, NOTHING_TAKEN)
    if (!again.ok) throw new Error(again.failure.code)
    await sent(box, child)
    expect(await box.chain.broadcast(signed(again.value))).toMatchObject({
      reason: 'another transaction spends what this would replace',
    })
  })

  test('confirmed outputs are chosen before our own waiting change', async () => {
    const box = openSandbox('bitcoin')
    const stock = await box.chain.scan(null, async () => new Set())
    const payIn = box.chain.payInAddress('btc', 1)
    await box.chain.watch([payIn])
    const paid = await box.controls.pay({ amount: amount('btc', 100_000n), ...payIn })
    await box.controls.mine('bitcoin', 1)
    await sent(box, await planned(box, amount('btc', 50_000n)))
    const inputs = new Set(stock.payments.map(({ txId, outputIndex }) => `${txId}:${outputIndex}`))
    const second = await planned(box, amount('btc', 60_000n), { ...NOTHING_TAKEN, inputs })
    expect(inputsOf(second)).toEqual([`${paid.txId}:0`])
  })
})

describe('a replacement with a nonce', () => {
  test('may spend what the one it replaces holds, and no more than there is', async () => {
    const box = openSandbox('ripple')
    const { units } = await box.chain.holdings('xrp', [])
    const { usual } = await box.controls.setMinimumFee('ripple', null)
    const plan = await planned(box, amount('xrp', units - 3n * usual.units))
    await sent(box, plan)
    const again = async (asked: bigint) => {
      await box.controls.setMinimumFee('ripple', asked)
      return box.chain.replace([plan], await box.chain.funding(plan.intent), NOTHING_TAKEN)
    }
    expect(await again(3n * usual.units + 1n)).toMatchObject({
      failure: { code: 'insufficient_funds' },
    })
    const replaced = await again(3n * usual.units)
    if (!replaced.ok) throw new Error(replaced.failure.code)
    await sent(box, replaced.value)
    await box.controls.mine('ripple', 1)
    expect(await box.chain.holdings('xrp', [])).toEqual(amount('xrp', 0n))
  })
})

test('any number of replacements, mined at any moment: one payment, and nothing lost but one fee', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(['bitcoin', 'btc'] as const, ['ethereum', 'eth'] as const),
      fc.bigInt(600n, 21_000_000_000n),
      fc.array(fc.record({ asked: fc.bigInt(1n, 10n ** 15n), mines: fc.boolean() }), {
        minLength: 1,
        maxLength: 6,
      }),
      async ([network, asset], units, steps) => {
        const box = openSandbox(network)
        const before = await box.chain.holdings(asset, [])
        const first = await planned(box, amount(asset, units))
        const plans = [first]
        const all = [await sent(box, first)]
        for (const { asked, mines } of steps) {
          await box.controls.setMinimumFee(network, asked)
          const funding: Funding = await box.chain.funding(first.intent)
          if (mines) await box.controls.mine(network, 1)
          const again = box.chain.replace(plans, funding, NOTHING_TAKEN)
          if (!again.ok) continue
          plans.push(again.value)
          const transfer = signed(again.value)
          all.push(transfer)
          await box.chain.broadcast(transfer)
        }
        await box.controls.setMinimumFee(network, null)
        await box.controls.mine(network, 1)
        const statuses = await Promise.all(all.map(({ txId }) => box.chain.transactionStatus(txId)))
        const mined = statuses.filter((status) => status.state === 'in_block')
        expect(mined).toHaveLength(1)
        const fee = mined[0]?.fee.units ?? 0n
        expect((await box.chain.holdings(asset, [])).units).toBe(before.units - units - fee)
        expect(await box.controls.received(first.intent.destination)).toHaveLength(1)
        box.world.close()
      },
    ),
    { numRuns: 60 },
  )
})

function inputsOf({ reservation }: TransferPlan): readonly string[] {
  return reservation.kind === 'inputs' ? reservation.inputs : []
}
