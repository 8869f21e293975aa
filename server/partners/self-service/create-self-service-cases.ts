import { readUsage } from '../usage/read-usage.ts'
import { findPartnerOfAccount, openPartnerAccess } from './account-partner.ts'
import { changeOwnKey, revokeOwnKey } from './change-own-key.ts'
import { createOwnKey } from './create-own-key.ts'
import { listOwnKeys } from './list-own-keys.ts'
import { listSubaccounts } from './list-subaccounts.ts'
import { readEarnings } from './read-earnings.ts'
import type { SelfServiceCases, SelfServiceNeeds } from './self-service-cases.ts'

/** What the owner of an account does about the partner API, on what it stands on. */
export function createSelfServiceCases(needs: SelfServiceNeeds): SelfServiceCases {
  const { database } = needs
  return {
    findAccess: (accountId) => findPartnerOfAccount(database.direct(), accountId),
    openAccess: (accountId) => openPartnerAccess(needs, accountId),
    listKeys: (accountId) => listOwnKeys(database.direct(), accountId),
    createKey: (session, asked) => createOwnKey(needs, session, asked),
    changeKey: (session, asked) => changeOwnKey(needs, session, asked),
    revokeKey: (session, id) => revokeOwnKey(needs, session, id),
    readUsage: (accountId, keyId) => readUsage(needs, accountId, keyId),
    readEarnings: (accountId) => readEarnings(needs, accountId),
    listSubaccounts: (accountId) => listSubaccounts(needs, accountId),
  }
}
