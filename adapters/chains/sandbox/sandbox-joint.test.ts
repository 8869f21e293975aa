import { networks } from '@causeway/core/currencies'
import { type Amount, amount } from '@causeway/core/money'
import {
  type ChainPort,
  paymentsOf,
  planOf,
  plansOf,
  type TransferIntent,
  type TransferPlan,
} from '@causeway/core/ports'
import { describe, expect, test } from 'vitest'
import {
  intended,
  NOTHING_TAKEN,
  networksWithOutputs,
  openSandbox,
  planned,
  type Sandbox,
  sent,
  signed,
} from './sandbox-test-kit.ts'
import { readTransfer, type SandboxTransfer, writeTransfer } from './sandbox-transfer.ts'

type Intents = Parameters<NonNullable<ChainPort['composeJoint']>>[0]
const btc = (units: bigint): Amount => amount('btc', units)

/** Payouts of 50,000 units, of 70,000, and of 50,000 again. */
async function payouts(box: Sandbox): Promise<Intents> {
  return [
    await intended(box, btc(50_000n)),
    await intended(box, btc(70_000n)),
    await intended(box, btc(50_000n)),
  ]
}

async function composed({ chain }: Sandbox, intents: Intents, taken = NOTHING_TAKEN) {
  const result = chain.composeJoint?.(intents, await chain.funding(intents[0]), taken)
  if (result === undefined) throw new Error('The network has no joint transactions')
  return result
}

async function plannedJointly(box: Sandbox, intents: Intents): Promise<TransferPlan> {
  const result = await composed(box, intents)
  if (!result.ok) throw new Error(result.failure.code)
  return result.value
}

/** What a body pays, in its order, change included. */
const paidBy = ({ body }: TransferPlan) =>
  readTransfer(body).outputs.map(({ address, amount: { units } }) => [address, units])
const toPay = (intents: readonly TransferIntent[]) =>
  intents.map(({ destination, amount: { units } }) => [destination, units])

test('networks with outputs have joint transactions, and the others have none', () => {
  for (const { id } of networks) {
    const { composeJoint } = openSandbox(id).chain
    expect([id, composeJoint !== undefined]).toEqual([id, networksWithOutputs.includes(id)])
  }
})

describe('composing a joint transaction', () => {
  test('pays each intent in an order that is the same for all, then change', async () => {
    const box = openSandbox('bitcoin')
    const [first, second, third] = await payouts(box)
    if (second === undefined || third === undefined) throw new Error('three payouts are made')
    const plan = await plannedJointly(box, [first, second, third])
    expect(plan.intent).toEqual(first)
    expect(paymentsOf(plan)).toHaveLength(3)
    const paid = paidBy(plan)
    expect(paid.slice(0, -1)).toEqual(toPay(paymentsOf(plan)))
    expect(paid.at(-1)?.[0]).toBe(box.chain.hotWalletAddress('btc'))
    for (const intents of [
      [first, third, second],
      [second, first, third],
      [third, second, first],
    ] as const) {
      const { transferId } = intents[0]
      expect(await plannedJointly(box, intents)).toEqual(planOf(plan, transferId))
    }
  })

  test('one intent alone gives the plan that it has by itself', async () => {
    const box = openSandbox('bitcoin')
    const plan = await planned(box, btc(50_000n))
    const alone = await plannedJointly(box, [plan.intent])
    expect(alone).toEqual(plan)
    expect('also' in alone).toBe(false)
  })

  test('spends what others have not taken, and no more than there is', async () => {
    const box = openSandbox('bitcoin')
    const { units } = await box.chain.holdings('btc', [])
    const [first, second] = await payouts(box)
    if (second === undefined) throw new Error('three payouts are made')
    const half = { ...second, amount: btc(units / 2n) }
    expect(await composed(box, [{ ...first, amount: btc(units / 2n) }, half])).toMatchObject({
      failure: { code: 'insufficient_funds' },
    })
    const { reservation } = await plannedJointly(box, [first, half])
    if (reservation.kind !== 'inputs') throw new Error('Bitcoin has outputs')
    expect(reservation.inputs).toHaveLength(5)
    const taken = { ...NOTHING_TAKEN, inputs: new Set(reservation.inputs) }
    expect(await composed(box, [first, half], taken)).toMatchObject({
      failure: { code: 'insufficient_funds' },
    })
  })

  test.each([
    ['a sweep', { kind: 'sweep' }, 'may not share'],
    ['another source', { source: 1 }, 'may not share'],
    ['another network', { network: 'litecoin' }, 'may not share'],
    ['another asset', { amount: amount('ltc', 70_000n) }, 'may not share'],
    ['the same transfer', null, 'may not share'],
  ] as const)('%s is refused, by the signer too', async (_name, changes, message) => {
    const box = openSandbox('bitcoin')
    const [first, second] = await payouts(box)
    if (second === undefined) throw new Error('three payouts are made')
    const wrong = { ...second, ...(changes ?? { transferId: first.transferId }) }
    await expect(composed(box, [first, wrong])).rejects.toThrow(message)
    await expect(composed(box, [wrong, first])).rejects.toThrow(message)
    const plan = await plannedJointly(box, [first, second])
    expect(() => signed({ ...plan, also: [wrong] })).toThrow(message)
    expect(() => signed({ ...plan, intent: wrong, also: [first] })).toThrow(message)
  })
})

describe('a joint plan', () => {
  test('is signed to the same bytes as the plans of its other payments', async () => {
    const box = openSandbox('bitcoin')
    const plan = await plannedJointly(box, await payouts(box))
    const own = signed(plan)
    for (const each of plansOf(plan)) {
      const { transferId } = each.intent
      expect(signed(each)).toEqual({ ...own, transferId })
      expect(signed({ ...each, also: each.also?.toReversed() ?? [] })).toEqual({
        ...own,
        transferId,
      })
    }
  })

  test('is not signed where its body pays other than the intents say', async () => {
    const box = openSandbox('bitcoin')
    const plan = await plannedJointly(box, await payouts(box))
    const transfer = readTransfer(plan.body)
    const { outputs } = transfer
    const [first, second, third, change] = outputs
    if (!first || !second || !third || !change) throw new Error('Three payments and change')
    const elsewhere = { ...third, address: change.address }
    const bodies: readonly SandboxTransfer['outputs'][] = [
      [second, first, third, change],
      [first, second, change],
      [first, second, elsewhere, change],
      [first, second, { ...third, amount: btc(49_999n) }, change],
      [...outputs, change],
      [first, second, third, first],
      [first, second, third, { ...change, amount: amount('ltc', change.amount.units) }],
      [first, second, third, { ...change, extraId: '7' }],
    ]
    for (const changed of bodies) {
      const body = writeTransfer({ ...transfer, outputs: changed })
      expect(() => signed({ ...plan, body })).toThrow('does not pay')
    }
    expect(() => signed({ ...plan, also: plan.also?.slice(1) ?? [] })).toThrow('does not pay')
    const sender = change.address
    const nonced = writeTransfer({ ...transfer, pays: { kind: 'nonce', sender, nonce: 0n } })
    expect(() => signed({ ...plan, body: nonced })).toThrow('does not pay')
    expect(signed({ ...plan, body: writeTransfer(transfer) })).toEqual(signed(plan))
  })

  test('keeps all payments when it is replaced, with further inputs too', async () => {
    const box = openSandbox('bitcoin')
    const before = await box.chain.holdings('btc', [])
    const intents = await payouts(box)
    const [first, ...others] = intents
    const one = before.units / 8n
    const most = { ...first, amount: btc(one - 122_000n) }
    const plan = await plannedJointly(box, [most, ...others])
    await sent(box, plan)
    const plans = [plan]
    for (const asked of [1_500n, 50_000n]) {
      await box.controls.setMinimumFee('bitcoin', asked)
      const funding = await box.chain.funding(plan.intent)
      const again = box.chain.replace(plans, funding, NOTHING_TAKEN)
      if (!again.ok) throw new Error(again.failure.code)
      expect(paymentsOf(again.value)).toEqual(paymentsOf(plan))
      expect(paidBy(again.value).slice(0, 3)).toEqual(toPay(paymentsOf(plan)))
      await sent(box, again.value)
      plans.push(again.value)
    }
    expect(readTransfer(plans.at(-1)?.body ?? '').pays).toMatchObject({
      inputs: [expect.anything(), expect.anything()],
    })
    await box.controls.mine('bitcoin', 1)
    expect((await box.chain.holdings('btc', [])).units).toBe(
      before.units - one + 122_000n - 120_000n - 50_000n,
    )
    for (const { destination, amount: units } of [most, ...others]) {
      const received = await box.controls.received(destination)
      expect(received.map((each) => each.amount)).toEqual([units])
    }
  })
})
