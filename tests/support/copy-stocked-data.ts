import { cpSync, existsSync, mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'

/** Names the folder with a play world's data, for every process of a run of tests. */
export const STOCKED_DATA = 'CAUSEWAY_STOCKED_DATA'
/** With these a product has other data than a play world's first start makes. */
const OTHER_DATA = /^(DATABASE_URL|WORLD|TOKEN_CONTRACTS)$|_RPC_URL$|SIGNER|KEY/

/** Where the orders lie: in a database of the folder's own, or in one on the run's PostgreSQL server. */
export type StockedKind = 'embedded' | 'server'

/**
 * Copies the kept data into a new product's folder, where a run of tests keeps some and the product would make the
 * same; answers whether it did. Whoever comes first has them made by `make`, which is given an empty folder; whoever
 * comes meanwhile gets none.
 */
export async function copyStockedData(
  dataDir: string,
  env: Readonly<Record<string, string>>,
  make: (folder: string) => Promise<void>,
  kind: StockedKind = 'embedded',
): Promise<boolean> {
  const folder = process.env[STOCKED_DATA]
  if (folder === undefined || Object.keys(env).some((name) => OTHER_DATA.test(name))) return false
  const kept = join(folder, kind)
  if (!existsSync(kept)) {
    const unfinished = join(folder, `${kind}-unfinished`)
    if (!isFirstToMake(unfinished)) return false
    await make(unfinished)
    renameSync(unfinished, kept)
  }
  cpSync(kept, dataDir, { recursive: true })
  return true
}

function isFirstToMake(folder: string): boolean {
  try {
    mkdirSync(folder)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}
