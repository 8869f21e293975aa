import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { STOCKED_DATA } from './copy-stocked-data.ts'
import { startProduct } from './product.ts'

/**
 * Starts a play world once for a whole run of tests and keeps its data: a new product of a test begins with a copy of
 * them, which takes a fraction of the first start's time. What is answered removes them.
 */
export async function provideStockedData(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'causeway-stocked-'))
  const product = await startProduct({
    dataDir: folder,
    env: { LOG_LEVEL: 'warn', BLOCK_MILLISECONDS: '300' },
  })
  await product.stop()
  process.env[STOCKED_DATA] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
