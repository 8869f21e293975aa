import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WrongContent } from './content-files.ts'
import { openOperatorContent } from './open-operator-content.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'causeway-content-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const named = (legalName: unknown) =>
  writeFileSync(join(folder, 'site.json'), JSON.stringify({ company: { legalName } }))

async function open() {
  let now = 0
  const wrong: unknown[] = []
  const content = await openOperatorContent({
    folder,
    clock: { now: () => now },
    onWrong: (error) => wrong.push(error),
  })
  return {
    name: () => content().site.company.legalName,
    later: (milliseconds: number) => {
      now += milliseconds
    },
    wrong,
  }
}

test('[PAGE-07] a change is seen without a restart, with a look at most once a second', async () => {
  named('First')
  const { later, name } = await open()
  expect(name()).toBe('First')
  named('The second')
  later(999)
  name()
  await Promise.resolve()
  expect(name()).toBe('First')
  later(1)
  await vi.waitFor(() => expect(name()).toBe('The second'), 5000)
})

test('[PAGE-03] what becomes wrong is told once, and the last that was right stays', async () => {
  named('First')
  const { later, name, wrong } = await open()
  named(7)
  for (let look = 0; look < 3; look += 1) {
    later(1000)
    name()
    await vi.waitFor(() => expect(wrong).toHaveLength(1), 5000)
  }
  expect(wrong[0]).toBeInstanceOf(WrongContent)
  expect(name()).toBe('First')
  named('Mended')
  later(1000)
  await vi.waitFor(() => expect(name()).toBe('Mended'), 5000)
})

test('what is wrong at the start stops it', async () => {
  named(7)
  await expect(open()).rejects.toThrow(/site\.json: company\.legalName must be a string/)
})

test('what cannot be read is named in a line, once, and stops a start', async () => {
  named('First')
  const { later, name, wrong } = await open()
  symlinkSync(join(folder, 'nothing'), join(folder, 'gone.json'))
  for (let look = 0; look < 3; look += 1) {
    later(1000)
    name()
    await Promise.resolve()
  }
  expect(wrong).toEqual([new WrongContent(join(folder, 'gone.json'), 'cannot be read (ENOENT)')])
  expect(name()).toBe('First')
  await expect(open()).rejects.toBeInstanceOf(WrongContent)
})
