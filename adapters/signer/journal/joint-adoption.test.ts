import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Adoption } from '@causeway/core/ports'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createSigner, type Signer } from '../create-signer.ts'
import { adoptionFromJson, adoptionToJson } from '../history-json.ts'
import { inputs, sampleJoint, samplePlan } from '../sample-plans.ts'
import { writeAdoptedLine } from './adopted-line.ts'
import { readJournalLine } from './journal-line.ts'

const found = { txId: 'tx', nonce: null, inputs: ['x:0', 'x:1'], bytes: 'ff', payments: [] }
const about = { network: 'litecoin', reason: 'found again', transferId: 'b', found }
const joint: Adoption = { ...about, also: ['a', 'c'] }

describe('the line of an adopted joint transaction', () => {
  test('keeps all transfers, and is of a later version than that of a plain one', () => {
    const text = writeAdoptedLine(joint, 1234)
    expect(JSON.parse(text)).toMatchObject({ version: 5, transferId: 'b', also: ['a', 'c'] })
    expect(readJournalLine(text)).toEqual({
      signed: { transferId: 'b', network: 'litecoin', txId: 'tx', bytes: 'ff' },
      planHash: '',
      uses: ['litecoin output x:0', 'litecoin output x:1'],
      attempt: 1,
      kept: null,
      adopted: { transactions: [], also: ['a', 'c'] },
    })
    const plain = writeAdoptedLine(about, 1234)
    expect(JSON.parse(plain)).toMatchObject({ version: 3 })
    expect(plain).not.toContain('also')
    expect(readJournalLine(plain).adopted).toEqual({ transactions: [], also: [] })
  })

  test.each([
    ['an unknown version', '"version":5', '"version":6'],
    ['the version of a plain one', '"version":5', '"version":3'],
    ['no other transfers', '"also":["a","c"],', ''],
    ['an empty list of them', '["a","c"]', '[]'],
    ['one of them twice', '["a","c"]', '["a","a"]'],
    ['its own transfer among them', '["a","c"]', '["a","b"]'],
    ['one that is no text', '["a","c"]', '["a",7]'],
  ])('with %s cannot be read', (_name, from, to) => {
    const text = writeAdoptedLine(joint, 1234)
    expect(text).toContain(from)
    expect(() => readJournalLine(text.replace(from, to))).toThrow(TypeError)
  })
})

describe('on the socket, such an adoption', () => {
  test('is carried over as it is, and a plain one too', () => {
    for (const each of [joint, about]) {
      const json: unknown = JSON.parse(JSON.stringify(adoptionToJson(each)))
      expect(adoptionFromJson(json)).toEqual(each)
    }
  })

  test.each([
    ['an empty list', { ...adoptionToJson(joint), also: [] }],
    ['a transfer named twice', { ...adoptionToJson(joint), also: ['a', 'b'] }],
    ['no list', { ...adoptionToJson(joint), also: 'a' }],
    ['an unknown field', { ...adoptionToJson(joint), more: 1 }],
    [
      'other transfers of what was not read',
      {
        network: 'litecoin',
        reason: '',
        transferId: 'b',
        also: ['a'],
        unread: { transactions: [], nonces: [] },
      },
    ],
  ])('with %s is refused', (_name, json) => {
    expect(() => adoptionFromJson(json)).toThrow(TypeError)
  })
})

describe('a journal that took in a joint transaction', () => {
  let folder = ''
  let signer: Signer
  const journalPath = () => join(folder, 'journal.jsonl')
  const open = () =>
    createSigner({
      journalPath: journalPath(),
      signers: { litecoin: async () => Promise.reject(new Error('Nothing may be signed')) },
      clock: { now: () => 1000 },
      policy: null,
      historyGoodForMilliseconds: null,
    })
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'causeway-adoption-'))
    signer = open()
  })
  afterEach(async () => {
    await signer.close()
    await rm(folder, { recursive: true, force: true })
  })
  const entryOf = (transferId: string) => ({
    sequence: 1,
    plan: null,
    signed: { transferId, network: 'litecoin', txId: 'tx', bytes: 'ff' },
    isAdopted: true,
  })

  test('remembers it for each transfer, in one line, also after a restart', async () => {
    await signer.adopt(joint)
    await signer.adopt({ ...about, transferId: 'd', found: { ...found, txId: 'other' } })
    await signer.close()
    signer = open()
    for (const each of ['a', 'b', 'c']) expect(await signer.recall(each)).toEqual([entryOf(each)])
    const history = await signer.history(0)
    expect(history.slice(0, 3)).toEqual(['b', 'a', 'c'].map(entryOf))
    expect(history.map(({ sequence }) => sequence)).toEqual([1, 1, 1, 2])
    expect((await readFile(journalPath(), 'utf8')).trim().split('\n')).toHaveLength(2)
  })

  test('pays none of its transfers again, and spends nothing of it', async () => {
    await signer.adopt(joint)
    const refused = (plan: ReturnType<typeof samplePlan>, reason: string) =>
      expect(signer.sign(plan)).rejects.toMatchObject({ name: 'SigningRefused', reason })
    for (const each of ['a', 'b', 'c'])
      await refused(samplePlan(each, inputs('y:0')), 'plan_differs')
    await refused(sampleJoint(['d', 'c'], inputs('y:0')), 'attempt_out_of_turn')
    await refused(samplePlan('d', inputs('x:1')), 'reservation_used')
  })

  test('takes in none that names a transfer twice, and reads none of an unknown version', async () => {
    await expect(signer.adopt({ ...joint, also: ['a', 'b'] })).rejects.toThrow(TypeError)
    expect(await signer.history(0)).toEqual([])
    await writeFile(journalPath(), writeAdoptedLine(joint, 1).replace(':5', ':6'))
    await signer.close()
    signer = open()
    await expect(signer.recall('a')).rejects.toMatchObject({ name: 'JournalDamaged' })
  })
})
