import { cpSync, existsSync, mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'

/** Names the folder with a play world's data, for every process of a run of tests. */
export const STOCKED_DATA = 'CAUSEWAY_STOCKED_DATA'
/** With these a product has other data than a play world's first start makes. */
const OTHER_DATA = /^(DATABASE_URL|WORLD|ROLE|TOKEN_CONTRACTS)$|_RPC_URL$|SIGNER|KEY/

/**
 * Copies the kept data into a new product's folder, where a run of tests keeps some and the product would make the
 * same. Whoever comes first has them made by `make`, which is given an empty folder; whoever comes meanwhile gets none.
 */
export async function copyStockedData(
  dataDir: string,
  env: Readonly<Record<string, string>>,
  make: (folder: string) => Promise<void>,
): Promise<void> {
  const folder = process.env[STOCKED_DATA]
  if (folder === undefined || Object.keys(env).some((name) => OTHER_DATA.test(name))) return
  const kept = join(folder, 'kept')
  if (!existsSync(kept)) {
    const unfinished = join(folder, 'unfinished')
    if (!isFirstToMake(unfinished)) return
    await make(unfinished)
    renameSync(unfinished, kept)
  }
  cpSync(kept, dataDir, { recursive: true })
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
