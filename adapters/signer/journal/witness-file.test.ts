import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readWitness, rememberWitness, type StoredWitness } from './witness-file.ts'

const kept = (witness: Pick<StoredWitness, 'generation' | 'nextIndices'>): StoredWitness => ({
  linesSeen: 3,
  cursors: { litecoin: 'a place' },
  ...witness,
})

let folder = ''
let path = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'causeway-witness-'))
  path = join(folder, 'witness')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('nothing is known before the first was remembered', async () => {
  expect(await readWitness(path)).toBeNull()
})

test('what was remembered is known, and stands alone in its folder', async () => {
  const witness = kept({ generation: 2n ** 70n, nextIndices: { litecoin: 5n, ethereum: 0n } })
  await rememberWitness(path, witness)
  expect(await readWitness(path)).toEqual(witness)
  expect(await readdir(folder)).toEqual(['witness'])
  expect((await stat(path)).mode & 0o777).toBe(0o600)
})

test('an older generation is refused, and what was known stays', async () => {
  await rememberWitness(path, kept({ generation: 7n, nextIndices: { litecoin: 5n } }))
  const older = { generation: 6n, nextIndices: { litecoin: 9n } }
  await expect(rememberWitness(path, kept(older))).rejects.toMatchObject({
    reason: 'generation_older',
  })
  expect(await readWitness(path)).toEqual(kept({ generation: 7n, nextIndices: { litecoin: 5n } }))
})

test('indices never go back, nor are networks forgotten', async () => {
  await rememberWitness(path, kept({ generation: 1n, nextIndices: { litecoin: 5n, ethereum: 3n } }))
  await rememberWitness(path, kept({ generation: 1n, nextIndices: { litecoin: 4n, bitcoin: 1n } }))
  const nextIndices = { litecoin: 5n, ethereum: 3n, bitcoin: 1n }
  expect(await readWitness(path)).toEqual(kept({ generation: 1n, nextIndices }))
})

test('a file of an earlier version says nothing of the journal', async () => {
  await writeFile(path, '{"incarnation":"7","nextIndices":{"litecoin":"5"}}')
  expect(await readWitness(path)).toEqual({
    generation: 7n,
    nextIndices: { litecoin: 5n },
    linesSeen: 0,
    cursors: {},
  })
})

test('a file that is none throws rather than counting as nothing known', async () => {
  for (const text of ['', '{}', '{"incarnation":"1"}', '{"incarnation":"-1","nextIndices":{}}']) {
    await writeFile(path, text)
    await expect(readWitness(path)).rejects.toThrow()
  }
})

test('what a crash left half written is passed over', async () => {
  await rememberWitness(path, kept({ generation: 1n, nextIndices: {} }))
  await writeFile(`${path}.next`, '{"incar')
  await rememberWitness(path, kept({ generation: 2n, nextIndices: {} }))
  expect((await readWitness(path))?.generation).toBe(2n)
})
