import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { STOCKED_DATA } from './copy-stocked-data.ts'

/**
 * Gives a whole run of tests a place for a play world's data. The first product that a test starts with nothing special
 * fills it, and the later ones begin with a copy, which takes a fraction of a first start's time. What is answered
 * removes it.
 */
export function provideStockedData(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'causeway-stocked-'))
  process.env[STOCKED_DATA] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
