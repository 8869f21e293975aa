import { createHash } from 'node:crypto'
import { appendFile, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { inputs, samplePlan } from '../sample-plans.ts'
import { journalLine, readJournalLine, writeJournalLine } from './journal-line.ts'
import { openJournal } from './open-journal.ts'

let folder = ''
let path = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'causeway-journal-'))
  path = join(folder, 'journal.jsonl')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const signed = { transferId: 'a', network: 'litecoin', txId: 'tx', bytes: '00' }
const plan = samplePlan('a', inputs('x:0'))

/** As version 0.1 wrote it. */
const oldLine = () => {
  const fields = ['a', 'litecoin', 'ltc', '5', 'somewhere', null, 'inputs', 'x:0', '{}']
  const planHash = createHash('sha256').update(JSON.stringify(fields)).digest('hex')
  return `${JSON.stringify({ ...signed, planHash, uses: ['litecoin output x:0'] })}\n`
}

describe('a line', () => {
  test('keeps the whole plan', () => {
    const line = journalLine(plan, signed, 1234)
    expect(readJournalLine(writeJournalLine(line))).toEqual(line)
  })

  test('of version 0.1 stays readable', () => {
    expect(readJournalLine(oldLine())).toMatchObject({ signed, attempt: 1, kept: null })
  })

  test.each([
    ['another sum', '"units":"5"', '"units":"6"'],
    ['another destination', '"destination":"somewhere"', '"destination":"elsewhere"'],
    ['another transfer', '"transferId":"a","attempt"', '"transferId":"b","attempt"'],
    ['a later version', '"version":2', '"version":3'],
    ['no time', '"at":1234', '"at":null'],
    ['a field that nobody knows', '"record":', '"more":1,"record":'],
  ])('with %s cannot be read', (_name, from, to) => {
    const text = writeJournalLine(journalLine(plan, signed, 1234))
    expect(text).toContain(from)
    expect(() => readJournalLine(text.replace(from, to))).toThrow(TypeError)
  })
})

describe('a journal', () => {
  test('goes on after lines of version 0.1', async () => {
    await writeFile(path, oldLine())
    const journal = await openJournal(path)
    const next = { ...signed, transferId: 'b' }
    journal.append(journalLine(samplePlan('b', inputs('y:0')), next, 1))
    await journal.sync()
    expect(journal.holdersOf('litecoin output x:0')).toEqual(['a'])
    expect(await journal.after(0, 10)).toMatchObject([
      { sequence: 1, line: { kept: null } },
      { sequence: 2, line: { attempt: 1 } },
    ])
    await journal.close()
  })

  test('longer than a reading is read whole', async () => {
    const body = 'b'.repeat(300_000)
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
    for (const name of names) {
      const long = samplePlan(name, inputs(`${name}:0`), { body })
      const line = journalLine(long, { ...signed, transferId: name }, 1)
      await appendFile(path, writeJournalLine(line))
    }
    const journal = await openJournal(path)
    const read = await journal.after(0, 100)
    expect(read.map(({ line }) => line.signed.transferId)).toEqual(names)
    expect((await journal.attemptsOf('g'))[0]?.line.kept?.plan.body).toBe(body)
    await journal.close()
  })

  test('is readable by its owner only', async () => {
    const journal = await openJournal(path)
    journal.append(journalLine(plan, signed, 1))
    await journal.sync()
    await journal.close()
    expect((await stat(path)).mode & 0o777).toBe(0o600)
  })

  test('sums what left for customers and what left by hand within a time, replacements not counted', async () => {
    const spending = fc.record({
      at: fc.nat(100),
      units: fc.bigInt(1n, 10n ** 20n),
      kind: fc.constantFrom('payout', 'refund', 'sweep', 'gas', 'hand', 'cold'),
      attempt: fc.constantFrom(1, 1, 2),
      asset: fc.constantFrom('ltc', 'eth'),
    })
    let run = 0
    await fc.assert(
      fc.asyncProperty(fc.array(spending, { maxLength: 20 }), fc.nat(100), async (list, since) => {
        run += 1
        const journal = await openJournal(join(folder, `run-${run}`))
        for (const [at, each] of list.entries()) {
          const made = samplePlan(`t${at}`, inputs(`o:${at}`), each)
          journal.append(journalLine(made, { ...signed, transferId: `t${at}` }, each.at))
          await journal.sync()
        }
        const left = list.filter(
          (each) => each.asset === 'ltc' && each.at > since && each.attempt === 1,
        )
        const sumOf = (...kinds: string[]) =>
          left.reduce((sum, { kind, units }) => (kinds.includes(kind) ? sum + units : sum), 0n)
        const expected = { ceilings: sumOf('payout', 'refund'), hand: sumOf('hand') }
        const spent = (from: typeof journal) => ({
          ceilings: from.spentSince('ltc', since, 'ceilings'),
          hand: from.spentSince('ltc', since, 'hand'),
        })
        expect(spent(journal)).toEqual(expected)
        await journal.close()
        const again = await openJournal(join(folder, `run-${run}`))
        expect(spent(again)).toEqual(expected)
        await again.close()
      }),
      { numRuns: 25 },
    )
  })
})
