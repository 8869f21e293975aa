import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Every signature that the signer's journal holds for the transfer of a transaction, first attempt first. */
export function signaturesBeside(
  shop: { readonly dataDir: string },
  txId: string,
): readonly string[] {
  const signed = readFileSync(join(shop.dataDir, 'signer-journal.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Signed => JSON.parse(line))
  const transfer = signed.find((one) => one.txId === txId)?.transferId
  return signed.flatMap((one) => (one.transferId === transfer ? [one.txId] : []))
}

type Signed = { readonly transferId: string; readonly txId: string }
