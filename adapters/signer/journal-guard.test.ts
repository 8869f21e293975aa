import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Adoption, TransferPlan, WalletHistory } from '@causeway/core/ports'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSigner, type Signer } from './create-signer.ts'
import { inputs, nonce, samplePlan } from './sample-plans.ts'

const GOOD_FOR = 300_000
let folder = ''
let journalPath = ''
const signers: Signer[] = []
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'causeway-guard-'))
  journalPath = join(folder, 'journal.jsonl')
})
afterEach(async () => {
  vi.useRealTimers()
  for (const signer of signers.splice(0)) await signer.close()
  await rm(folder, { recursive: true, force: true })
})

const sign = async ({ intent: { transferId, network } }: TransferPlan) => ({
  transferId,
  network,
  txId: `tx-${transferId}`,
  bytes: '00',
})
const openSigner = (): Signer => {
  const signer = createSigner({
    journalPath,
    signers: { litecoin: sign, ethereum: sign },
    clock: { now: () => 1000 },
    policy: null,
    historyGoodForMilliseconds: GOOD_FOR,
  })
  signers.push(signer)
  return signer
}
const ethereum = { network: 'ethereum', asset: 'eth' }
const litecoinHas = (...transactions: string[]): WalletHistory => ({
  cursor: `after ${transactions.length}`,
  transactions,
  nonces: null,
})
const nonces = (next: bigint, first: bigint | null = 0n): WalletHistory => ({
  cursor: String(next),
  transactions: [],
  nonces: { first, next },
})
const refused = (signing: Promise<unknown>, reason: string) =>
  expect(signing).rejects.toMatchObject({ name: 'SigningRefused', reason })

test('nothing new is signed before the chain was compared, for each network by itself', async () => {
  const signer = openSigner()
  await refused(signer.sign(samplePlan('a', inputs('x:0'))), 'history_unchecked')
  await signer.compareHistory('litecoin', litecoinHas())
  const signed = await signer.sign(samplePlan('a', inputs('x:0')))
  await refused(signer.sign(samplePlan('b', nonce(0n), ethereum)), 'history_unchecked')
  await signer.close()
  const again = openSigner()
  expect(await again.sign(samplePlan('a', inputs('x:0')))).toEqual(signed)
  await refused(again.sign(samplePlan('c', inputs('y:0'))), 'history_unchecked')
})

test('a comparison counts for five minutes', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const signer = openSigner()
  await signer.compareHistory('litecoin', litecoinHas())
  vi.advanceTimersByTime(GOOD_FOR)
  await signer.sign(samplePlan('a', inputs('x:0')))
  vi.advanceTimersByTime(1)
  await refused(signer.sign(samplePlan('b', inputs('y:0'))), 'history_unchecked')
})

test('a transaction that the journal does not know is named, and stops signing for its network', async () => {
  const signer = openSigner()
  await signer.compareHistory('litecoin', litecoinHas())
  await signer.sign(samplePlan('a', inputs('x:0')))
  expect(await signer.compareHistory('litecoin', litecoinHas('tx-a', 'tx-forgotten'))).toEqual({
    transactions: ['tx-forgotten'],
    nonces: [],
  })
  await refused(signer.sign(samplePlan('b', inputs('y:0'))), 'history_unchecked')
  await signer.compareHistory('litecoin', litecoinHas('tx-a'))
  await signer.sign(samplePlan('b', inputs('y:0')))
})

test('a nonce that the journal does not know is named, from the first on', async () => {
  const signer = openSigner()
  await signer.compareHistory('ethereum', nonces(0n))
  for (const each of [0n, 1n]) await signer.sign(samplePlan(`n${each}`, nonce(each), ethereum))
  const none = { transactions: [], nonces: [] }
  expect(await signer.compareHistory('ethereum', nonces(2n))).toEqual(none)
  expect(await signer.compareHistory('ethereum', nonces(1n))).toEqual(none)
  expect(await signer.compareHistory('ethereum', nonces(4n))).toEqual({ ...none, nonces: [2n, 3n] })
  // Nonces of a pay-in address are not the hot wallet's.
  const sweep = { ...ethereum, kind: 'sweep', source: 4 } as const
  await signer.compareHistory('ethereum', nonces(2n))
  await signer.sign(samplePlan('s', nonce(2n), sweep))
  expect(await signer.compareHistory('ethereum', nonces(3n))).toEqual({ ...none, nonces: [2n] })
})

test('where nobody says how an account began, what is above the journal is named', async () => {
  const signer = openSigner()
  const { nonces: unknown } = await signer.compareHistory('ethereum', nonces(900n, null))
  expect(unknown).toEqual([])
  await signer.sign(samplePlan('a', nonce(900n), ethereum))
  expect((await signer.compareHistory('ethereum', nonces(903n, null))).nonces).toEqual([901n, 902n])
})

test('a node that names endless nonces costs no more than a thousand', async () => {
  const { nonces: named } = await openSigner().compareHistory('ethereum', nonces(2n ** 60n))
  expect(named).toHaveLength(1000)
})

test('what is adopted counts as known, also after a restart, and is used up', async () => {
  const signer = openSigner()
  const about = { network: 'litecoin', reason: 'found again', transferId: 'lost' }
  const found = { txId: 'tx-lost', nonce: null, inputs: ['x:0'], bytes: 'ff', payments: [] }
  await signer.adopt({ ...about, found })
  const unread = { transactions: ['tx-old'], nonces: [7n] }
  await signer.adopt({ network: 'ethereum', reason: 'used before', transferId: 'old', unread })
  await signer.close()
  const again = openSigner()
  const none = { transactions: [], nonces: [] }
  expect(await again.compareHistory('litecoin', litecoinHas('tx-lost'))).toEqual(none)
  expect(await again.compareHistory('ethereum', nonces(8n, 7n))).toEqual(none)
  expect(await again.compareHistory('ethereum', litecoinHas('tx-old'))).toEqual(none)
  await refused(again.sign(samplePlan('a', inputs('x:0'))), 'reservation_used')
  expect(await again.recall('lost')).toMatchObject([
    { plan: null, isAdopted: true, signed: { txId: 'tx-lost', bytes: 'ff' } },
  ])
  expect((await again.history(0)).map(({ isAdopted }) => isAdopted)).toEqual([true, true])
})

test('how far a history was read is remembered with the database, and only then', async () => {
  const signer = openSigner()
  await signer.compareHistory('litecoin', litecoinHas())
  await signer.remember({ generation: 1n, nextIndices: {} })
  await signer.compareHistory('ethereum', nonces(0n))
  await signer.close()
  const again = openSigner()
  expect((await again.journalState()).cursors).toEqual({ litecoin: 'after 0' })
  expect(await again.witness()).toEqual({ generation: 1n, nextIndices: {} })
})

test.each([
  ['lost', async () => rm(journalPath)],
  ['put back to an older copy', async () => copyFile(`${journalPath}.old`, journalPath)],
])(
  'a journal that was %s signs nothing new until what is missing was taken in',
  async (_what, lose) => {
    const signer = openSigner()
    await signer.compareHistory('litecoin', litecoinHas())
    await signer.sign(samplePlan('a', inputs('x:0')))
    await copyFile(journalPath, `${journalPath}.old`)
    await signer.sign(samplePlan('b', inputs('y:0')))
    await signer.remember({ generation: 1n, nextIndices: {} })
    await signer.close()
    await lose()
    const again = openSigner()
    // Its place in the history was another journal's.
    expect((await again.journalState()).cursors).toEqual({})
    await again.compareHistory('litecoin', litecoinHas())
    const signing = again.sign(samplePlan('c', inputs('z:0')))
    await refused(signing, 'journal_incomplete')
    await expect(signing).rejects.toThrow('doctor --reconcile')
    await again.remember({ generation: 2n, nextIndices: {} })
    await refused(again.sign(samplePlan('c', inputs('z:0'))), 'journal_incomplete')
    await again.acceptJournal()
    await again.sign(samplePlan('c', inputs('z:0')))
  },
)

test('an adopted line that was damaged stops everything', async () => {
  const unread: Adoption = {
    network: 'litecoin',
    reason: '',
    transferId: 'x',
    unread: { transactions: ['t'], nonces: [] },
  }
  const signer = openSigner()
  await signer.adopt(unread)
  await signer.close()
  await writeFile(journalPath, (await readFile(journalPath, 'utf8')).replace('["t"]', '"t"'))
  await expect(openSigner().history(0)).rejects.toThrow('cannot be read')
})
