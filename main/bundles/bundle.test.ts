import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test, vi } from 'vitest'
import { bundle, programIn, sourceOfCommand } from './bundle.ts'

const root = resolve(import.meta.dirname, '../..')
mkdirSync(join(root, '.cache'), { recursive: true })
const place = mkdtempSync(join(root, '.cache/bundle-test-'))
afterAll(() => rmSync(place, { recursive: true, force: true }))

const source = join(place, 'probe.ts')
const lent = join(place, 'lent.ts')
const probe = { folder: join(place, 'built'), programs: { probe: relative(root, source) } }
const write = (word: string) => writeFileSync(lent, `export const word: string = '${word}'\n`)
const run = async () => (await import(pathToFileURL(programIn(probe, 'probe')).href)).found

test('a program runs from its bundle until a source changes, and each bundle is a new one', async () => {
  write('first')
  writeFileSync(
    source,
    `import { word } from './lent.ts'\nexport const found = [word, import.meta.dirname, import.meta.url]\n`,
  )
  expect(programIn(probe, 'probe')).toBe(source)
  await bundle(probe)
  const first = programIn(probe, 'probe')
  expect(first.startsWith(probe.folder)).toBe(true)
  expect(await run()).toEqual(['first', place, pathToFileURL(source).href])
  await bundle(probe)
  expect(programIn(probe, 'probe')).toBe(first)
  write('second, which is longer')
  expect(programIn(probe, 'probe')).toBe(source)
  for (let turn = 0; turn < 4; turn += 1) {
    write('x'.repeat(turn + 1))
    await bundle(probe)
  }
  expect(await run()).toEqual(['xxxx', place, pathToFileURL(source).href])
  const made = readdirSync(probe.folder, { withFileTypes: true }).filter((each) =>
    each.isDirectory(),
  )
  expect(made).toHaveLength(3)
})

test('a command is found by its name, and an unknown one is answered with those there are', () => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  expect(sourceOfCommand('serve')).toBe(join(root, 'main/commands/serve.ts'))
  expect(said).not.toHaveBeenCalled()
  expect(sourceOfCommand('toString')).toBe(null)
  expect(said.mock.calls[0]?.[0]).toMatch(/"toString"\. Choose one of .*serve, sign, work/)
})
