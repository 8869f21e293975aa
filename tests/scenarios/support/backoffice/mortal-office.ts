import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { programWithFaults } from '../../../faults/program-with-faults.ts'
import { type RunningProduct, startProduct } from '../../../support/index.ts'
import { FAST_BLOCKS, stockedDatabase } from '../start-shop.ts'
import { addByCommand, joinBy, type Member, memberAt } from './staff-steps.ts'

/** A shop whose process dies at a step of what its administrator does, and is started again. */
export type MortalOffice = {
  readonly dataDir: string
  /** As it runs now. */
  readonly shop: () => RunningProduct
  readonly anna: () => Member
  /** Does something that kills the process at that step, and starts it again. */
  readonly dieAt: (step: string, act: (anna: Member) => Promise<unknown>) => Promise<void>
  readonly close: () => Promise<void>
}

/** Starts one in which one person is enough: a decision and its execution are one call. */
export async function openMortalOffice(
  name: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<MortalOffice> {
  const folder = mkdtempSync(join(tmpdir(), `causeway-${name}-`))
  const [dataDir, armed] = [join(folder, 'data'), join(folder, 'kill-at')]
  mkdirSync(dataDir)
  const arm = (step: string) => writeFileSync(armed, step)
  arm('')
  const url = await stockedDatabase(name, dataDir, settings)
  const env = {
    ...FAST_BLOCKS,
    ...(url === null ? {} : { DATABASE_URL: url }),
    KILL_AT_FILE: armed,
    BACKOFFICE_HOST: 'localhost',
    FOUR_EYES: 'off',
    ...settings,
  }
  const entry = await programWithFaults('serve')
  let shop = await startProduct({ entry, dataDir, env })
  const known = { DATA_DIR: dataDir, DATABASE_URL: url ?? '' }
  const link = await addByCommand(known, 'anna@shop.example', 'administrator')
  let anna = await joinBy(shop, link, 'Anna')
  return {
    dataDir,
    shop: () => shop,
    anna: () => anna,
    dieAt: async (step, act) => {
      arm(step)
      const acted = act(anna).catch(() => null)
      expect(await shop.ended).toBe('SIGKILL')
      await acted
      await shop.kill()
      arm('')
      shop = await startProduct({ entry, dataDir, env })
      anna = memberAt(shop, anna)
    },
    close: async () => {
      await shop.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
