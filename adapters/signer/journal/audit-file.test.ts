import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type AuditFile, auditFile } from './audit-file.ts'

let folder: string
let path: string
let file: AuditFile
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'causeway-audit-file-'))
  path = join(folder, 'journal.audit')
  file = auditFile(path)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const head = (day: string, number: number, hash = `${day}#${number}`) => ({ day, number, hash })

test('keeps the last entry of each day, oldest first, for the next process', async () => {
  expect(await file.heads()).toEqual([])
  await file.note(head('2026-11-27', 9))
  await file.note(head('2026-11-28', 1))
  await file.note(head('2026-11-28', 4))
  const kept = [head('2026-11-27', 9), head('2026-11-28', 4)]
  expect(await auditFile(path).heads()).toEqual(kept)
  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(kept)
})

test('an entry from before the last, or the same once more, changes nothing', async () => {
  await file.note(head('2026-11-28', 4))
  for (const earlier of [head('2026-11-27', 9), head('2026-11-28', 3), head('2026-11-28', 4)]) {
    await file.note(earlier)
    expect(await file.heads()).toEqual([head('2026-11-28', 4)])
  }
})

test('another hash in the place of the last is refused, and nothing is changed', async () => {
  await file.note(head('2026-11-28', 4))
  await expect(file.note(head('2026-11-28', 4, 'other'))).rejects.toMatchObject({
    reason: 'audit_rewritten',
  })
  expect(await file.heads()).toEqual([head('2026-11-28', 4)])
})

test('forgets what it is told to, and only that', async () => {
  await file.note(head('2026-11-27', 9))
  await file.note(head('2026-11-28', 4))
  await file.forget([head('2026-11-28', 4)])
  expect(await file.heads()).toEqual([head('2026-11-27', 9)])
  await file.note(head('2026-11-28', 2))
  expect(await file.heads()).toEqual([head('2026-11-27', 9), head('2026-11-28', 2)])
})
