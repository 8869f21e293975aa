import { type FileHandle, mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSigner, type Signer } from './create-signer.ts'
import type { SigningPolicy } from './policy/create-policy.ts'
import { inputs, samplePlan } from './sample-plans.ts'
import { SigningRefused } from './signing-refused.ts'

let folder = ''
let signatures = 0
let examine: SigningPolicy['examine']
let signer: Signer
let files: FileHandle
const journalPath = () => join(folder, 'journal.jsonl')

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'causeway-signer-'))
  const probe = await open(join(folder, 'probe'), 'a')
  files = Object.getPrototypeOf(probe)
  await probe.close()
  signatures = 0
  examine = async () => {}
  signer = createSigner({
    historyGoodForMilliseconds: null,
    journalPath: journalPath(),
    signers: {
      litecoin: async ({ intent: { transferId, network } }) => {
        signatures += 1
        return { transferId, network, txId: `tx-${signatures}`, bytes: `${signatures}` }
      },
    },
    clock: { now: () => 1000 },
    policy: {
      examine: (plan) => examine(plan),
      assertWithin: ({ intent: { amount } }, spent) => {
        if (spent.since(amount.asset, 0, 'ceilings') + amount.units > 320n) {
          throw new SigningRefused('above_hour_ceiling', 'too much')
        }
      },
    },
  })
})
afterEach(async () => {
  vi.restoreAllMocks()
  await signer.close()
  await rm(folder, { recursive: true, force: true })
})

const planAt = (place: number, output = `x:${place}`) => samplePlan(`t${place}`, inputs(output))
const plans = (count: number) => Array.from({ length: count }, (_, place) => planAt(place))
const lines = async () => (await readFile(journalPath(), 'utf8')).trim().split('\n')

test('plans that wait together are on the disk by one wait, and one bad plan is refused alone', async () => {
  await signer.sign(samplePlan('first', inputs('y:0')))
  const synced = vi.spyOn(files, 'sync')
  const asked = plans(64).map((plan, place) => (place === 40 ? planAt(40, 'x:7') : plan))
  const answers = await Promise.allSettled(asked.map(signer.sign))
  for (const [place, answer] of answers.entries()) {
    const expected =
      place === 40
        ? { status: 'rejected', reason: { reason: 'reservation_used' } }
        : { status: 'fulfilled', value: { transferId: `t${place}` } }
    expect(answer).toMatchObject(expected)
  }
  expect(synced).toHaveBeenCalledTimes(1)
  expect(await lines()).toHaveLength(64)
})

test('what the database refuses is refused alone, and it is asked about all at once', async () => {
  let waiting = 0
  let open = () => {}
  const allHaveAsked = new Promise<void>((resolve) => {
    open = resolve
  })
  examine = async ({ intent }) => {
    waiting += 1
    if (waiting === 8) open()
    await allHaveAsked
    if (intent.transferId === 't3') throw new SigningRefused('halted', 'it is halted')
  }
  const answers = await Promise.allSettled(plans(8).map(signer.sign))
  const refused = answers.flatMap(({ status }, place) => (status === 'rejected' ? [place] : []))
  expect(refused).toEqual([3])
  expect(signatures).toBe(7)
})

test('each counts what those before it have spent', async () => {
  const big = (name: string) => samplePlan(name, inputs(`${name}:0`), { units: 150n })
  const answers = await Promise.allSettled(['a', 'b', 'c'].map((name) => signer.sign(big(name))))
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
  expect(answers[2]).toMatchObject({ reason: { reason: 'above_hour_ceiling' } })
})

test('a transfer that is asked for twice at once is signed once, and with another plan refused', async () => {
  const same = [planAt(1), planAt(1), samplePlan('t1', inputs('x:1'), { units: 6n })]
  const answers = await Promise.allSettled(same.map(signer.sign))
  expect(answers).toMatchObject([
    { value: { txId: 'tx-1' } },
    { value: { txId: 'tx-1' } },
    { reason: { reason: 'plan_differs' } },
  ])
  expect(signatures).toBe(1)
})

test('where the disk fails nothing is given away, and what was signed is not signed as something else', async () => {
  const failing = vi.spyOn(files, 'sync').mockRejectedValueOnce(new Error('the disk is full'))
  const lost = await Promise.allSettled(plans(3).map(signer.sign))
  expect(lost.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(failing).toHaveBeenCalled()
  // The lines had reached the file: only its last step failed.
  const again = await Promise.all(plans(3).map(signer.sign))
  expect(again.map(({ txId }) => txId)).toEqual(['tx-1', 'tx-2', 'tx-3'])
  await expect(signer.sign(planAt(1, 'x:9'))).rejects.toMatchObject({ reason: 'plan_differs' })
  expect(await lines()).toHaveLength(3)
})

test('a line that reached the disk in part is cut off, and its plan signed anew', async () => {
  await signer.sign(planAt(9))
  const write = files.appendFile
  vi.spyOn(files, 'appendFile').mockImplementationOnce(async function (this: FileHandle, text) {
    await write.call(this, `${text}`.slice(0, -5))
    throw new Error('the disk is full')
  })
  const lost = await Promise.allSettled(plans(2).map(signer.sign))
  expect(lost.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  const again = await Promise.all(plans(2).map(signer.sign))
  expect(again.map(({ txId }) => txId)).toEqual(['tx-2', 'tx-4'])
  expect(await lines()).toHaveLength(3)
})

test('those who ask what was signed wait for one turn, and each hears of its own transfer', async () => {
  await Promise.all(plans(3).map(signer.sign))
  const recalled = await Promise.all(['t0', 't1', 't2', 't3'].map(signer.recall))
  expect(recalled.map((found) => found.map(({ signed }) => signed.txId))).toEqual([
    ['tx-1'],
    ['tx-2'],
    ['tx-3'],
    [],
  ])
})
