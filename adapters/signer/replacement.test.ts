import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SignedTransfer, TransferPlan } from '@causeway/core/ports'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSigner, type Signer } from './create-signer.ts'
import { usesOf } from './plan-facts.ts'
import { inputs, nonce, samplePlan } from './sample-plans.ts'
import { SigningRefused } from './signing-refused.ts'

let folder = ''
let signer: Signer
const openAt = (name: string): Signer => {
  let made = 0
  return createSigner({
    journalPath: join(folder, name),
    signers: {
      litecoin: async ({ intent }) => {
        made += 1
        const { transferId, network } = intent
        return { transferId, network, txId: `tx-${made}`, bytes: `bytes-${made}` }
      },
    },
    clock: { now: () => 1000 },
    historyGoodForMilliseconds: null,
    policy: null,
  })
}
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'causeway-signer-'))
  signer = openAt('journal.jsonl')
})
afterEach(async () => {
  await signer.close()
  await rm(folder, { recursive: true, force: true })
})
const refused = (plan: TransferPlan, reason: string) =>
  expect(signer.sign(plan)).rejects.toMatchObject({ name: 'SigningRefused', reason })

test('a replacement that shares an input with every earlier attempt is signed, once', async () => {
  const first = await signer.sign(samplePlan('a', inputs('x:0', 'y:0')))
  const second = samplePlan('a', inputs('x:0', 'z:0'), { attempt: 2, body: 'dearer' })
  const signed = await signer.sign(second)
  expect(signed.txId).not.toBe(first.txId)
  expect(await signer.sign(second)).toEqual(signed)
  // The first attempt's bytes can still be had.
  expect(await signer.sign(samplePlan('a', inputs('x:0', 'y:0')))).toEqual(first)
  // It conflicts with the second, but could confirm beside the first.
  await refused(samplePlan('a', inputs('z:0'), { attempt: 3 }), 'could_confirm_beside')
  await signer.sign(samplePlan('a', inputs('y:0', 'z:0'), { attempt: 3 }))
})

test.each([
  ['without a shared input', samplePlan('a', inputs('q:0'), { attempt: 2 })],
  ['by a nonce instead of inputs', samplePlan('a', nonce(1n), { attempt: 2 })],
])('a second attempt %s could confirm beside the first', async (_name, plan) => {
  await signer.sign(samplePlan('a', inputs('x:0')))
  await refused(plan, 'could_confirm_beside')
})

test('the same nonce of another source is another nonce', async () => {
  await signer.sign(samplePlan('a', nonce(1n), { kind: 'sweep', source: 3 }))
  const other = samplePlan('a', nonce(1n), { kind: 'sweep', source: 4, attempt: 2 })
  await refused(other, 'could_confirm_beside')
})

test.each([
  ['asset', { asset: 'usdt20' }],
  ['sum', { units: 6n }],
  ['destination', { destination: 'elsewhere' }],
  ['extra id', { extraId: '1' }],
  ['kind', { kind: 'refund' as const }],
  ['source', { source: 3 }],
])('a second attempt with another %s is refused', async (_name, change) => {
  await signer.sign(samplePlan('a', inputs('x:0')))
  await refused(samplePlan('a', inputs('x:0'), { attempt: 2, ...change }), 'intent_differs')
})

test('attempts come one after another', async () => {
  await refused(samplePlan('a', inputs('x:0'), { attempt: 2 }), 'attempt_out_of_turn')
  await signer.sign(samplePlan('a', inputs('x:0')))
  await refused(samplePlan('a', inputs('x:0'), { attempt: 3 }), 'attempt_out_of_turn')
})

test('a replacement must not take what another transfer uses', async () => {
  await signer.sign(samplePlan('a', inputs('x:0')))
  await signer.sign(samplePlan('b', inputs('y:0')))
  await refused(samplePlan('a', inputs('x:0', 'y:0'), { attempt: 2 }), 'reservation_used')
})

test('a filler may take a nonce that was signed for a payout, and nothing may follow it there', async () => {
  await signer.sign(samplePlan('a', nonce(7n)))
  const filler = { kind: 'filler', units: 0n } as const
  await refused(samplePlan('b', nonce(7n), { ...filler, units: 1n }), 'reservation_used')
  await signer.sign(samplePlan('b', nonce(7n), filler))
  await signer.sign(samplePlan('b', nonce(7n), { ...filler, attempt: 2, body: 'dearer' }))
  await refused(samplePlan('a', nonce(7n), { attempt: 2 }), 'reservation_used')
  await refused(samplePlan('c', nonce(7n)), 'reservation_used')
})

test('what was signed is recalled by transfer, first attempt first, and told in order', async () => {
  const plans = [
    samplePlan('a', inputs('x:0'), { record: '{"order":1}' }),
    samplePlan('b', inputs('y:0')),
    samplePlan('a', inputs('x:0', 'z:0'), { attempt: 2 }),
  ]
  const signed: SignedTransfer[] = []
  for (const plan of plans) signed.push(await signer.sign(plan))
  const all = plans.map((plan, at) => ({
    isAdopted: false,
    sequence: at + 1,
    plan,
    signed: signed[at],
  }))
  await signer.close()
  expect(await signer.recall('a')).toEqual([all[0], all[2]])
  expect(await signer.recall('nobody')).toEqual([])
  expect(await signer.history(0)).toEqual(all)
  expect(await signer.history(1)).toEqual(all.slice(1))
  expect(await signer.history(3)).toEqual([])
})

test('history comes in parts that join without a gap', async () => {
  const names = Array.from({ length: 450 }, (_, each) => `t${each}`)
  for (const name of names) await signer.sign(samplePlan(name, inputs(`${name}:0`)))
  const told: string[] = []
  for (let after = 0, part = await signer.history(0); part.length > 0; ) {
    told.push(...part.map(({ signed }) => signed.transferId))
    after = part.at(-1)?.sequence ?? after
    part = await signer.history(after)
  }
  expect(told).toEqual(names)
})

test('whatever is asked, no two transactions that could both confirm pay one transfer or spend one thing', async () => {
  const names = fc.constantFrom('a', 'b', 'c')
  const places = fc.uniqueArray(fc.constantFrom('x', 'y', 'z'), { minLength: 1 })
  const plan = fc
    .record({
      transferId: names,
      reservation: fc.oneof(
        places.map((each) => inputs(...each)),
        fc.bigInt(0n, 2n).map(nonce),
      ),
      kind: fc.constantFrom('payout', 'sweep', 'filler'),
      source: fc.constantFrom<'hot' | number>('hot', 1),
      units: fc.bigInt(0n, 1n),
      attempt: fc.integer({ min: 1, max: 3 }),
    })
    .map(({ transferId, reservation, ...change }) => samplePlan(transferId, reservation, change))
  let run = 0
  await fc.assert(
    fc.asyncProperty(fc.array(plan, { maxLength: 25 }), async (plans) => {
      run += 1
      const each = openAt(`run-${run}.jsonl`)
      const signed: TransferPlan[] = []
      for (const asked of plans) {
        const known = signed.includes(asked)
        const made = await each.sign(asked).catch((error: unknown) => {
          if (!(error instanceof SigningRefused)) throw error
          return null
        })
        if (made !== null && !known) signed.push(asked)
      }
      await each.close()
      for (const [at, left] of signed.entries()) {
        for (const right of signed.slice(at + 1)) expectSafe(left, right)
      }
    }),
    { numRuns: 150 },
  )
})

function expectSafe(left: TransferPlan, right: TransferPlan): void {
  const shared = usesOf(left).some((use) => usesOf(right).includes(use))
  const sameTransfer = left.intent.transferId === right.intent.transferId
  if (sameTransfer) expect(shared).toBe(true)
  else if (left.intent.kind !== 'filler' && right.intent.kind !== 'filler') {
    expect(shared).toBe(false)
  }
}
