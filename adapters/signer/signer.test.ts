import { createHash } from 'node:crypto'
import { appendFile, mkdir, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { SignedTransfer, TransferPlan } from '@causeway/core/ports'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSigner, type Signer } from './create-signer.ts'
import { inputs, nonce, samplePlan as planOf } from './sample-plans.ts'

let folder = ''
let journalPath = ''
let signatures = 0
const signers: Signer[] = []
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'causeway-signer-'))
  journalPath = join(folder, 'keys', 'journal.jsonl')
  signatures = 0
})
afterEach(async () => {
  for (const signer of signers.splice(0)) await signer.close()
  await rm(folder, { recursive: true, force: true })
})

/** Never twice the same, so that a repeated answer can only come from the journal. */
async function signOnce(plan: TransferPlan): Promise<SignedTransfer> {
  signatures += 1
  return {
    transferId: plan.intent.transferId,
    network: plan.intent.network,
    txId: `tx-${signatures}`,
    bytes: `bytes-${signatures}`,
  }
}
const newSigner = (): Signer => {
  const signer = createSigner({
    journalPath,
    signers: { litecoin: signOnce, ethereum: signOnce },
    clock: { now: () => 1000 },
    historyGoodForMilliseconds: null,
    policy: null,
  })
  signers.push(signer)
  return signer
}
test('the same plan gives the same bytes, also after a restart', async () => {
  const plan = planOf('a', inputs('x:0', 'y:1'))
  const first = newSigner()
  const signed = await first.sign(plan)
  expect(await first.sign(plan)).toEqual(signed)
  await first.close()
  expect(await newSigner().sign(plan)).toEqual(signed)
  expect(signatures).toBe(1)
})

test('the bytes are in the journal before they are given away', async () => {
  const signed = await newSigner().sign(planOf('a', nonce(7n)))
  const [line] = (await readFile(journalPath, 'utf8')).split('\n')
  expect(JSON.parse(line ?? '')).toMatchObject({
    version: 2,
    ...signed,
    attempt: 1,
    at: 1000,
    uses: ['litecoin nonce 7'],
  })
})

test.each([
  ['another sum', planOf('a', inputs('x:0'), { units: 6n })],
  ['another output', planOf('a', inputs('x:1'))],
  ['another body', planOf('a', inputs('x:0'), { body: '{"fee":1}' })],
  ['a nonce instead', planOf('a', nonce(0n))],
  ['another kind', planOf('a', inputs('x:0'), { kind: 'refund' })],
  ['another destination', planOf('a', inputs('x:0'), { destination: 'elsewhere' })],
  ['a memo', planOf('a', inputs('x:0'), { extraId: '7' })],
  ['a pay-in address for its source', planOf('a', inputs('x:0'), { source: 3 })],
])('the same transfer with %s is refused', async (_name, other) => {
  const signer = newSigner()
  const plan = planOf('a', inputs('x:0'))
  const signed = await signer.sign(plan)
  await expect(signer.sign(other)).rejects.toMatchObject({ reason: 'plan_differs' })
  expect(await signer.sign(plan)).toEqual(signed)
})

test('an output or a nonce serves one transfer only, on its own network', async () => {
  const signer = newSigner()
  await signer.sign(planOf('a', inputs('x:0', 'y:1')))
  await signer.sign(planOf('b', nonce(7n), { network: 'ethereum' }))
  await signer.close()
  const later = newSigner()
  const reused = planOf('c', inputs('z:0', 'y:1'))
  await expect(later.sign(reused)).rejects.toMatchObject({ reason: 'reservation_used' })
  const sameNonce = planOf('d', nonce(7n), { network: 'ethereum' })
  await expect(later.sign(sameNonce)).rejects.toMatchObject({ reason: 'reservation_used' })
  await later.sign(planOf('e', nonce(7n)))
  await later.sign(planOf('c', inputs('z:0')))
})

test('a record that is told otherwise changes no byte, so it is the same plan', async () => {
  const signer = newSigner()
  const signed = await signer.sign(planOf('a', inputs('x:0')))
  expect(await signer.sign(planOf('a', inputs('x:0'), { record: 'more' }))).toEqual(signed)
})

test('each pay-in address counts nonces of its own', async () => {
  const signer = newSigner()
  await signer.sign(planOf('a', nonce(0n)))
  await signer.sign(planOf('b', nonce(0n), { kind: 'sweep', source: 4 }))
  await signer.sign(planOf('c', nonce(0n), { kind: 'sweep', source: 5 }))
  const again = signer.sign(planOf('d', nonce(0n), { kind: 'sweep', source: 5 }))
  await expect(again).rejects.toMatchObject({ reason: 'reservation_used' })
})

test('a network without a key is refused, whatever its name', async () => {
  const plan = planOf('a', nonce(1n), { network: 'constructor' })
  await expect(newSigner().sign(plan)).rejects.toMatchObject({ reason: 'network_unknown' })
})

test('plans that arrive at once are signed one after another', async () => {
  const signer = newSigner()
  const same = planOf('a', inputs('x:0'))
  const answers = await Promise.allSettled([
    signer.sign(same),
    signer.sign(planOf('b', inputs('x:0'))),
    signer.sign(same),
  ])
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(signatures).toBe(1)
})

test('a crash at any byte of a line forgets that line and no other', async () => {
  const kept = planOf('kept', inputs('x:0'))
  const torn = planOf('torn', inputs('y:0'))
  const signer = newSigner()
  const before = await signer.sign(kept)
  const whole = (await readFile(journalPath)).length
  await signer.sign(torn)
  await signer.close()
  const complete = await readFile(journalPath)
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: whole, max: complete.length - 1 }), async (end) => {
      await writeFile(journalPath, complete)
      await truncate(journalPath, end)
      const after = newSigner()
      expect(await after.sign(kept)).toEqual(before)
      // Its bytes had not left, so the output is free for any transfer.
      await after.sign(planOf('next', inputs('y:0')))
      await after.close()
      expect((await readFile(journalPath, 'utf8')).trim().split('\n')).toHaveLength(2)
      const later = newSigner()
      expect(await later.sign(kept)).toEqual(before)
      await later.close()
    }),
    { numRuns: 25 },
  )
})

test('a whole line that cannot be read stops all signing', async () => {
  const signer = newSigner()
  await signer.sign(planOf('a', inputs('x:0')))
  await signer.close()
  await appendFile(journalPath, '{"transferId":"b"}\n')
  await expect(newSigner().sign(planOf('c', nonce(1n)))).rejects.toThrow('cannot be read')
})

test('what another process added is respected', async () => {
  const left = newSigner()
  const right = newSigner()
  await left.sign(planOf('a', inputs('x:0')))
  await right.sign(planOf('b', inputs('y:0')))
  await expect(left.sign(planOf('c', inputs('y:0')))).rejects.toMatchObject({
    reason: 'reservation_used',
  })
})

test('a signature of version 0.1 is given again, and is not replaced', async () => {
  const plan = planOf('a', inputs('x:0'))
  const signed = { transferId: 'a', network: 'litecoin', txId: 'old', bytes: '00' }
  const hash = createHash('sha256')
  hash.update('["a","litecoin","ltc","5","somewhere",null,"inputs","x:0","{}"]')
  const line = { ...signed, planHash: hash.digest('hex'), uses: ['litecoin output x:0'] }
  await mkdir(dirname(journalPath))
  await writeFile(journalPath, `${JSON.stringify(line)}\n`)
  const signer = newSigner()
  expect(await signer.sign(plan)).toEqual(signed)
  const fromPayIn = signer.sign(planOf('a', inputs('x:0'), { source: 3 }))
  await expect(fromPayIn).rejects.toMatchObject({ reason: 'plan_differs' })
  const second = signer.sign(planOf('a', inputs('x:0'), { attempt: 2 }))
  await expect(second).rejects.toMatchObject({ reason: 'intent_differs' })
  const other = signer.sign(planOf('b', inputs('x:0')))
  await expect(other).rejects.toMatchObject({ reason: 'reservation_used' })
  expect(await signer.recall('a')).toEqual([{ isAdopted: false, sequence: 1, plan: null, signed }])
})
