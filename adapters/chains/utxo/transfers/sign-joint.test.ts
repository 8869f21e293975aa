import { amount } from '@causeway/core/money'
import { paymentsOf, plansOf } from '@causeway/core/ports'
import { hex } from '@scure/base'
import { RawOutput } from '@scure/btc-signer/script.js'
import { describe, expect, test } from 'vitest'
import { HOT_WALLET_PATH } from '../account-keys.ts'
import {
  bitcoinCashParams,
  dashParams,
  litecoinRegtestParams,
  zcashRegtestParams,
} from '../known-coins.ts'
import { changeParts } from './divide-change.ts'
import { paidOutputs } from './paid-outputs.ts'
import { accountOf, outputs, payoutsOf, plannedJointly } from './transfer.fixture.ts'
import { readTransferBody } from './transfer-body.ts'

describe('signing a joint transaction', () => {
  test.each([
    ['segwit', litecoinRegtestParams],
    ['legacy', dashParams],
    ['forkid', bitcoinCashParams],
    ['zcash', zcashRegtestParams],
  ] as const)(
    'of %s: all its plans give the same bytes, which pay all of them and change',
    async (format, params) => {
      expect(params.format).toBe(format)
      const account = accountOf(params)
      const payouts = payoutsOf(account, [500_000n, 300_000n, 500_000n, 500_000n])
      const unspent = outputs(900_000n, 900_000n, 900_000n)
      const plan = plannedJointly(account, payouts, unspent, { feePerVbyte: 60n })
      const signed = await account.sign(plan)
      expect(plansOf(plan)).toHaveLength(4)
      for (const each of plansOf(plan)) {
        const { transferId } = each.intent
        expect(await account.sign(each)).toEqual({ ...signed, transferId })
        const turned = { ...each, also: each.also?.toReversed() ?? [] }
        expect(await account.sign(turned)).toEqual({ ...signed, transferId })
      }
      const body = readTransferBody(plan.body)
      const change = changeParts({ units: body.changeUnits, outputs: body.changeOutputs })
      const [first, second, third, fourth] = paidOutputs(paymentsOf(plan), params) ?? []
      const rest = change.map((units) => ({
        script: account.keys.script(HOT_WALLET_PATH),
        amount: units,
      }))
      // The smallest first, and equal ones in the order of their transfers.
      const expected = [second, first, third, fourth, ...rest].toSorted((left, right) =>
        Number((left?.amount ?? 0n) - (right?.amount ?? 0n)),
      )
      const written = expected.map((output) => {
        if (output === undefined) throw new Error('A payment has no output')
        return hex.encode(RawOutput.encode(output))
      })
      const count = written.length.toString(16).padStart(2, '0')
      expect(signed.bytes).toContain(`${count}${written.join('')}`)
    },
  )

  const account = accountOf()
  const [first, second] = payoutsOf(account, [500_000n, 400_000n])
  if (second === undefined) throw new Error('two payouts are made')
  const plan = plannedJointly(account, [first, second], outputs(2_000_000n))

  test.each([
    [
      'a sweep',
      { kind: 'sweep', destination: account.keys.address(HOT_WALLET_PATH) },
      'may not share',
    ],
    ['what the staff decides on', { kind: 'hand' }, 'may not share'],
    ['gas', { kind: 'gas' }, 'has no'],
    ['another asset', { amount: amount('btc', 400_000n) }, 'moves ltc'],
    ['another network', { network: 'bitcoin' }, 'is litecoin'],
    ['another source', { source: 3 }, 'has no'],
    ['the same transfer', { transferId: 'transfer-1' }, 'may not share'],
    ['an address of another chain', { destination: 'nowhere' }, 'no address'],
    ['an extra id', { extraId: '7' }, 'may not share'],
    ['more than is spent', { amount: amount('ltc', 1_900_000n) }, 'more than'],
  ] as const)('%s in one of the intents throws', async (_name, changes, message) => {
    const changed = { ...second, ...changes }
    await expect(account.sign({ ...plan, also: [changed] })).rejects.toThrow(message)
    const own = { ...plan, intent: changed, also: [first] }
    await expect(account.sign(own)).rejects.toThrow(message)
  })

  test('a plan with no further intents is the plan of one', async () => {
    const alone = plannedJointly(account, [first], outputs(2_000_000n))
    expect(await account.sign({ ...alone, also: [] })).toEqual(await account.sign(alone))
  })
})
