import { randomBytes } from 'node:crypto'
import {
  readRecoveryCode,
  recoveryCodeBytes,
  recoveryCodeCount,
  writeRecoveryCode,
} from '@causeway/core/accounts'
import type { Tx } from '../../db/index.ts'
import { recoveryCodeHash } from './verify-second-factor.ts'

/** Replaces an account's recovery codes by ten new ones. They are answered here and nowhere else. */
export async function replaceRecoveryCodes(
  tx: Tx,
  accountKey: Uint8Array,
  accountId: string,
): Promise<readonly string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () =>
    writeRecoveryCode(randomBytes(recoveryCodeBytes)),
  )
  await removeRecoveryCodes(tx, accountId)
  await tx
    .insertInto('recovery_code')
    .values(
      codes.map((code) => ({
        account_id: accountId,
        code_hash: recoveryCodeHash(accountKey, accountId, readRecoveryCode(code) ?? code),
      })),
    )
    .execute()
  return codes
}

/** None is left. */
export async function removeRecoveryCodes(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('recovery_code').where('account_id', '=', accountId).execute()
}
