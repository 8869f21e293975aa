import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FolderInUse, lockFolder } from './exclusive-folder.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'causeway-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a folder is one holder’s until he gives it back', () => {
  const unlock = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(FolderInUse)
  unlock()
  lockFolder(folder)()
})

test('a killed process leaves its folder free', async () => {
  const code = `
    const { lockFolder } = await import(${JSON.stringify(join(import.meta.dirname, 'exclusive-folder.ts'))})
    lockFolder(${JSON.stringify(folder)})
    console.log('locked')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  expect(() => lockFolder(folder)).toThrow('is in use by another Causeway process')
  child.kill('SIGKILL')
  await once(child, 'exit')
  lockFolder(folder)()
})
