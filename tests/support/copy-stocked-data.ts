import { cpSync, existsSync } from 'node:fs'

/** Names the folder with a play world's data, for every process of a run of tests. */
export const STOCKED_DATA = 'CAUSEWAY_STOCKED_DATA'
/** With these a product has other data than a play world's first start makes. */
const OTHER_DATA = /^(DATABASE_URL|WORLD|ROLE|TOKEN_CONTRACTS)$|_RPC_URL$|SIGNER|KEY/

/** Copies the kept data into a new product's folder, where a run has some and the product would make the same. */
export function copyStockedData(dataDir: string, env: Readonly<Record<string, string>>): void {
  const folder = process.env[STOCKED_DATA]
  if (folder === undefined || !existsSync(folder)) return
  if (Object.keys(env).some((name) => OTHER_DATA.test(name))) return
  cpSync(folder, dataDir, { recursive: true })
}
