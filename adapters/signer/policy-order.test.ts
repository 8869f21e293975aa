import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSigner, type Signer } from './create-signer.ts'
import type { SigningPolicy } from './policy/create-policy.ts'
import { inputs, samplePlan } from './sample-plans.ts'
import { SigningRefused } from './signing-refused.ts'

let folder = ''
let now = 0
let signatures = 0
let asked = 0
let refuse: Error | null = null
let signer: Signer
const policy: SigningPolicy = {
  examine: async () => {
    asked += 1
    if (refuse !== null) throw refuse
  },
  assertWithin: ({ intent: { amount } }, spent) => {
    if (spent.since(amount.asset, spent.now - 100, 'ceilings') + amount.units > 10n) {
      throw new SigningRefused('above_hour_ceiling', 'too much')
    }
  },
}
const openSigner = () =>
  createSigner({
    historyGoodForMilliseconds: null,
    journalPath: join(folder, 'journal.jsonl'),
    signers: {
      litecoin: async ({ intent: { transferId, network } }) => {
        signatures += 1
        return { transferId, network, txId: `tx-${signatures}`, bytes: '00' }
      },
    },
    clock: { now: () => now },
    policy,
  })
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'causeway-signer-'))
  now = 1000
  signatures = 0
  asked = 0
  refuse = null
  signer = openSigner()
})
afterEach(async () => {
  await signer.close()
  await rm(folder, { recursive: true, force: true })
})

test('what the policy refuses is not signed, and leaves no trace in the journal', async () => {
  refuse = new SigningRefused('halted', 'signing is halted')
  const plan = samplePlan('a', inputs('x:0'))
  await expect(signer.sign(plan)).rejects.toBe(refuse)
  expect(signatures).toBe(0)
  expect(await signer.history(0)).toEqual([])
  refuse = null
  await signer.sign(plan)
})

test('what was signed is given again without asking anyone', async () => {
  const plan = samplePlan('a', inputs('x:0'))
  const signed = await signer.sign(plan)
  refuse = new Error('the database is gone')
  expect(await signer.sign(plan)).toEqual(signed)
  expect(asked).toBe(1)
  await expect(signer.sign(samplePlan('b', inputs('y:0')))).rejects.toBe(refuse)
})

test('the journal is asked first: a conflict is told even where the policy would refuse', async () => {
  await signer.sign(samplePlan('a', inputs('x:0')))
  refuse = new SigningRefused('halted', 'signing is halted')
  const conflict = signer.sign(samplePlan('b', inputs('x:0')))
  await expect(conflict).rejects.toMatchObject({ reason: 'reservation_used' })
})

test('ceilings are summed from the journal, over a restart, until time has passed', async () => {
  await signer.sign(samplePlan('a', inputs('x:0'), { units: 6n }))
  await signer.close()
  signer = openSigner()
  const next = samplePlan('b', inputs('y:0'), { units: 5n })
  await expect(signer.sign(next)).rejects.toMatchObject({ reason: 'above_hour_ceiling' })
  expect(signatures).toBe(1)
  now += 100
  await signer.sign(next)
})

test('two that arrive at once cannot both use the rest of a ceiling', async () => {
  const both = await Promise.allSettled([
    signer.sign(samplePlan('a', inputs('x:0'), { units: 6n })),
    signer.sign(samplePlan('b', inputs('y:0'), { units: 6n })),
  ])
  expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
})

test('a file signer.stop stops all signing at once, also of what was signed before', async () => {
  const plan = samplePlan('a', inputs('x:0'))
  const signed = await signer.sign(plan)
  const stop = join(folder, 'signer.stop')
  await writeFile(stop, '')
  for (const each of [plan, samplePlan('b', inputs('y:0'))]) {
    await expect(signer.sign(each)).rejects.toMatchObject({ reason: 'stopped' })
  }
  expect(signatures).toBe(1)
  expect(await signer.recall('a')).toHaveLength(1)
  await rm(stop)
  expect(await signer.sign(plan)).toEqual(signed)
})

test('the file stops what was examined but not yet signed', async () => {
  const slow = createSigner({
    journalPath: join(folder, 'journal.jsonl'),
    signers: {},
    clock: { now: () => now },
    historyGoodForMilliseconds: null,
    policy: { ...policy, examine: () => writeFile(join(folder, 'signer.stop'), '') },
  })
  const plan = samplePlan('a', inputs('x:0'))
  await expect(slow.sign(plan)).rejects.toMatchObject({ reason: 'stopped' })
  await slow.close()
})

test('what another process signed while the database was asked is given, not signed again', async () => {
  const plan = samplePlan('a', inputs('x:0'))
  const path = join(folder, 'journal.jsonl')
  const quick = openSigner()
  const slow = createSigner({
    journalPath: path,
    signers: {},
    clock: { now: () => now },
    historyGoodForMilliseconds: null,
    policy: {
      ...policy,
      examine: async () => {
        await quick.sign(plan)
      },
    },
  })
  expect(await slow.sign(plan)).toMatchObject({ txId: 'tx-1' })
  expect(await slow.history(0)).toHaveLength(1)
  await Promise.all([quick.close(), slow.close()])
})
