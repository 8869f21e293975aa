import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { planOf, plansOf, type TransferPlan } from '@causeway/core/ports'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createSigner, type Signer } from './create-signer.ts'
import type { Ceiling } from './policy/ceilings.ts'
import { createPolicy } from './policy/create-policy.ts'
import { recordOf, settlement } from './policy/policy.fixture.ts'
import type { RecordedIntent } from './policy/recorded-intent.ts'
import { inputs, sampleJoint, samplePlan } from './sample-plans.ts'

let folder = ''
let signer: Signer
let signatures = 0
let questions: string[]
/** What the database holds: every transfer of the plan as it should be, but for what a test changes. */
let recorded: Record<string, RecordedIntent | null>
const journalPath = () => join(folder, 'journal.jsonl')
const open = (ceiling?: Ceiling): Signer =>
  createSigner({
    journalPath: journalPath(),
    historyGoodForMilliseconds: null,
    signers: {
      litecoin: async ({ intent: { transferId, network } }) => {
        signatures += 1
        return { transferId, network, txId: `tx-${signatures}`, bytes: `bytes-${signatures}` }
      },
    },
    clock: { now: () => 1000 },
    policy: createPolicy({
      ceilings: new Map(ceiling === undefined ? [] : [['ltc', ceiling]]),
      unlisted: 'unlimited',
      handLimits: new Map(),
      facts: {
        readIntent: async (id) => {
          questions.push(id)
          return recorded[id] ?? null
        },
      },
      own: { hotWallet: () => '', payIn: () => '', isColdStorage: () => false },
    }),
  })

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'causeway-signer-'))
  signatures = 0
  questions = []
  recorded = {}
  signer = open()
})
afterEach(async () => {
  await signer.close()
  await rm(folder, { recursive: true, force: true })
})

/** Has the database hold what a plan pays. */
function saved(plan: TransferPlan): TransferPlan {
  for (const each of plansOf(plan)) recorded[each.intent.transferId] = recordOf(each)
  return plan
}
const joint = (...[first, ...others]: readonly [string, ...string[]]) =>
  saved(sampleJoint([first, ...others], inputs('x:0')))
const refused = (plan: TransferPlan, reason: string) =>
  expect(signer.sign(plan)).rejects.toMatchObject({ name: 'SigningRefused', reason })
const lines = async () => (await readFile(journalPath(), 'utf8')).trim().split('\n')

describe('a transaction that pays several transfers', () => {
  test('is signed once, whoever of them asks, and also after a restart', async () => {
    const plans = plansOf(joint('b', 'a', 'c'))
    const signed = await Promise.all(plans.map(signer.sign))
    expect(signed).toEqual(
      ['a', 'b', 'c'].map((transferId) => ({
        transferId,
        network: 'litecoin',
        txId: 'tx-1',
        bytes: 'bytes-1',
      })),
    )
    expect([signatures, (await lines()).length]).toEqual([1, 1])
    // Each transfer is asked about once, not once for each that asks.
    expect(questions.toSorted()).toEqual(['a', 'b', 'c'])
    await signer.close()
    signer = open()
    expect(await Promise.all(plans.map(signer.sign))).toEqual(signed)
    expect(signatures).toBe(1)
  })

  test('is remembered for each of them', async () => {
    const plan = joint('b', 'a')
    const signed = await signer.sign(plan)
    await signer.sign(saved(samplePlan('d', inputs('y:0'))))
    await signer.close()
    signer = open()
    const remembered = ['a', 'b'].map((transferId) => ({
      sequence: 1,
      plan: planOf(plan, transferId),
      signed: { ...signed, transferId },
      isAdopted: false,
    }))
    expect(await signer.recall('a')).toEqual([remembered[0]])
    expect(await signer.recall('b')).toEqual([remembered[1]])
    const history = await signer.history(0)
    expect(history.slice(0, 2)).toEqual(remembered)
    expect(history.map(({ sequence }) => sequence)).toEqual([1, 1, 2])
    expect((await signer.journalState()).lines).toBe(2)
  })

  test('pays nothing that was signed before, and what it pays is not signed again', async () => {
    await signer.sign(saved(samplePlan('c', inputs('z:0'))))
    await refused(joint('a', 'c'), 'attempt_out_of_turn')
    await signer.sign(joint('a', 'b'))
    await refused(saved(samplePlan('b', inputs('y:0'))), 'plan_differs')
    await refused(saved(sampleJoint(['d', 'b'], inputs('y:0'))), 'attempt_out_of_turn')
    await refused(saved(samplePlan('d', inputs('x:0'))), 'reservation_used')
    expect(signatures).toBe(2)
  })

  test('is replaced by one that pays the same transfers, and no other', async () => {
    const replacing = { attempt: 2, body: 'dearer' }
    await signer.sign(joint('a', 'b', 'c'))
    await refused(saved(sampleJoint(['a', 'b'], inputs('x:0'), replacing)), 'intent_differs')
    await refused(saved(samplePlan('a', inputs('x:0'), replacing)), 'intent_differs')
    const other = sampleJoint(['a', 'b', 'd'], inputs('x:0'), replacing)
    await refused(saved(other), 'intent_differs')
    const plans = plansOf(saved(sampleJoint(['a', 'b', 'c'], inputs('x:0'), replacing)))
    const signed = await Promise.all(plans.map(signer.sign))
    expect(signed.map(({ txId }) => txId)).toEqual(['tx-2', 'tx-2', 'tx-2'])
    expect((await signer.recall('c')).map(({ signed: { txId } }) => txId)).toEqual(['tx-1', 'tx-2'])
  })

  test('pays payouts and refunds of one coin and source, each once', async () => {
    const one = samplePlan('a', inputs('x:0'))
    const beside = (also: TransferPlan['intent']) =>
      refused({ ...one, also: [also] }, 'payments_differ')
    const { intent } = samplePlan('b', inputs('x:0'))
    await beside({ ...intent, kind: 'sweep' })
    await beside({ ...intent, kind: 'hand' })
    await beside({ ...intent, amount: { ...intent.amount, asset: 'btc' } })
    await beside({ ...intent, network: 'bitcoin' })
    await beside({ ...intent, source: 7 })
    await beside({ ...intent, extraId: '7' })
    await beside({ ...intent, newAccountKey: 'a key' })
    await beside({ ...intent, transferId: 'a' })
    expect(signatures).toBe(0)
  })
})

describe('the policy', () => {
  test.each([
    ['is unknown', null, 'transfer_unknown'],
    ['is halted', { halts: ['bitcoin'] }, 'halted'],
    ['is not reserved', { state: 'planned' as const }, 'transfer_not_due'],
    ['has another plan', { plan: samplePlan('b', inputs('x:0')) }, 'plan_not_saved'],
    ['is of another sum', { units: 6n }, 'transfer_differs'],
    ['settles nothing', { settlement: null }, 'settlement_unknown'],
  ])('refuses all where one of them %s', async (_name, change, reason) => {
    const plan = joint('a', 'b')
    recorded.b = change === null ? null : { ...recordOf(planOf(plan, 'b')), ...change }
    await refused(plan, reason)
    await refused(planOf(plan, 'b'), reason)
    expect(signatures).toBe(0)
  })

  test('counts each payment by itself, all of them in what left, and none twice', async () => {
    await signer.close()
    signer = open({ order: 5n, hour: 17n, day: 100n, gas: 0n })
    await Promise.all(plansOf(joint('a', 'b')).map(signer.sign))
    const replacing = { attempt: 2, body: 'dearer' }
    await signer.sign(saved(sampleJoint(['a', 'b'], inputs('x:0'), replacing)))
    await refused(saved(sampleJoint(['c', 'd'], inputs('y:0'))), 'above_hour_ceiling')
    await signer.sign(saved(samplePlan('c', inputs('y:0'))))
    const [small, large] = [1n, 6n].map((units) => samplePlan(`${units}`, inputs('z:0'), { units }))
    if (small === undefined || large === undefined) throw new Error('no plans')
    for (const each of plansOf({ ...small, also: [large.intent] })) {
      const { transferId, amount } = each.intent
      recorded[transferId] = recordOf(each, { settlement: { ...settlement, units: amount.units } })
    }
    await refused({ ...small, also: [large.intent] }, 'above_order_ceiling')
  })
})

test('a line that pays several transfers is of a later version than one that pays one', async () => {
  await signer.sign(joint('a', 'b'))
  const [line = ''] = await lines()
  expect(JSON.parse(line)).toMatchObject({ version: 4, transferId: 'a' })
  await signer.close()
  await writeFile(journalPath(), `${line.replace('"version":4', '"version":2')}\n`)
  signer = open()
  await expect(signer.recall('a')).rejects.toMatchObject({ name: 'JournalDamaged' })
})
