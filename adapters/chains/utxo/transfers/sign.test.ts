import { hex } from '@scure/base'
import { Transaction } from '@scure/btc-signer'
import { describe, expect, test } from 'vitest'
import { HOT_WALLET_PATH } from '../account-keys.ts'
import { accountOf, intentOf, outputs, planned } from './transfer.fixture.ts'

const account = accountOf()
const { destination, keys, sign } = account

describe('signing', () => {
  const plan = planned(account, intentOf(account, 500_000n), outputs(2_000_000n))
  const bent = (change: Record<string, unknown>) => ({
    ...plan,
    body: JSON.stringify({ ...JSON.parse(plan.body), ...change }),
  })

  test('one plan always gives the same bytes', async () => {
    expect(await sign(plan)).toEqual(await sign(plan))
  })

  test('pays only the destination and the hot wallet, each output of change the same', async () => {
    const transaction = Transaction.fromRaw(hex.decode((await sign(plan)).bytes))
    const paid = Array.from({ length: transaction.outputsLength }, (_, index) =>
      hex.encode(transaction.getOutput(index).script ?? new Uint8Array()),
    )
    const hot = hex.encode(keys.script(HOT_WALLET_PATH))
    expect(paid.filter((script) => script !== hot)).toEqual([hex.encode(keys.script('0/900'))])
    expect(destination).toBe(keys.address('0/900'))
  })

  test('a plan of version 0.1, which names no number of outputs, has one of change', async () => {
    const { changeUnits, inputs } = JSON.parse(plan.body)
    const old = { ...plan, body: JSON.stringify({ changeUnits, inputs }) }
    const transaction = Transaction.fromRaw(hex.decode((await sign(old)).bytes))
    expect(transaction.outputsLength).toBe(2)
  })

  test('a fee above the highest rate throws', async () => {
    await expect(sign(bent({ changeUnits: '0', changeOutputs: 0 }))).rejects.toThrow('highest rate')
  })

  test('more change than there is throws', async () => {
    await expect(sign(bent({ changeUnits: '1900000' }))).rejects.toThrow()
  })

  test.each([5, -1, 0])('change in %s outputs throws', async (changeOutputs) => {
    await expect(sign(bent({ changeOutputs }))).rejects.toThrow('do not fit')
  })

  test('inputs that are not reserved throw', async () => {
    const reservation = { kind: 'inputs', inputs: ['other:0'] } as const
    await expect(sign({ ...plan, reservation })).rejects.toThrow('reserve')
  })

  test('another network throws', async () => {
    const intent = { ...plan.intent, network: 'bitcoin' }
    await expect(sign({ ...plan, intent })).rejects.toThrow('litecoin')
  })

  test('a sweep to anyone but the hot wallet throws', async () => {
    const intent = { ...plan.intent, kind: 'sweep' } as const
    await expect(sign({ ...plan, intent })).rejects.toThrow('hot wallet')
  })

  test.each(['gas', 'filler'] as const)('%s throws', async (kind) => {
    await expect(sign({ ...plan, intent: { ...plan.intent, kind } })).rejects.toThrow('has no')
  })

  test('what does not come from the hot wallet throws', async () => {
    const intent = { ...plan.intent, source: 3 }
    await expect(sign({ ...plan, intent })).rejects.toThrow('has no')
  })

  test('the account key of the chain cannot sign', () => {
    expect(() => keys.privateKey(HOT_WALLET_PATH)).toThrow('Only the signer')
  })
})
