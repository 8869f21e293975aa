import type { UseCases } from '@causeway/server'
import type { OwnKey, PartnerAccess, PartnerEarnings } from '@causeway/server/partners'
import type {
  PartnerAccessOut,
  PartnerEarningsReply,
  PartnerKeyOut,
  partnersCalls,
} from '../../contract/index.ts'
import { refuse, type Wording } from '../../failures/index.ts'
import { changed, refuseChange } from '../accounts/change-reply.ts'
import { proofOf } from '../accounts/user-change-handlers.ts'
import { answer, type HandlersOf } from '../handler.ts'
import { reportRowOut } from './report-handlers.ts'

type Needs = { readonly useCases: UseCases; readonly words: Wording }

/** An account's own access to the partner API (API-05). */
export function createOwnKeyHandlers({ useCases, words }: Needs): HandlersOf<typeof partnersCalls> {
  const partners = useCases.partnerSelfService
  return {
    partnerAccess: async (_input, { session }) => {
      const access = await partners.findAccess(session.accountId)
      return answer({ result: access === null ? null : accessOut(access) })
    },
    openPartnerAccess: async (_input, { session }) =>
      answer({ result: accessOut(await partners.openAccess(session.accountId)) }),
    listPartnerKeys: async (_input, { session }) =>
      answer({ result: (await partners.listKeys(session.accountId)).map(keyOut) }),
    createPartnerKey: async (request, { session }) => {
      const created = await partners.createKey(session, {
        ...proofOf(request),
        name: request.name,
        dialects: request.dialects,
        scopes: request.scopes,
        networks: request.networks ?? [],
        needsNonce: request.needsNonce ?? false,
        joinsRepeats: request.joinsRepeats ?? true,
        expiresAt: request.expiresAt ? new Date(request.expiresAt) : null,
        publicKey: request.publicKey || null,
      })
      if (created.ok) return changed({ ...created.value, key: keyOut(created.value.key) })
      return refuseChange(created.failure, words)
    },
    updatePartnerKey: async (
      { id, name, networks, scopes, widgetSites, ...proof },
      { session },
    ) => {
      const change = { id, name, networks, scopes, widgetSites }
      const updated = await partners.changeKey(session, { ...change, ...proofOf(proof) })
      if (updated.ok) return changed({ key: keyOut(updated.value) })
      return refuseChange(updated.failure, words)
    },
    revokePartnerKey: async ({ id }, { session }) => {
      const revoked = await partners.revokeKey(session, id)
      return revoked.ok ? changed({}) : refuse(revoked.failure, words)
    },
    partnerUsage: async ({ keyId = null }, { session }) => {
      const { days, methods } = await partners.readUsage(session.accountId, keyId)
      return answer({ result: { days: [...days], methods: [...methods] } })
    },
    partnerEarnings: async (_input, { session }) => {
      const earnings = await partners.readEarnings(session.accountId)
      return answer({ result: earnings && earningsOut(earnings, words) })
    },
    partnerSubaccounts: async (_input, { session }) => {
      const subaccounts = await partners.listSubaccounts(session.accountId)
      return answer({
        result: subaccounts.map(({ lastOrderAt, ...subaccount }) => ({
          ...subaccount,
          lastOrderAt: lastOrderAt.toISOString(),
        })),
      })
    },
  }
}

function accessOut({ isDisabled, openedAt, partnerId }: PartnerAccess): PartnerAccessOut {
  return { partnerId, openedAt: openedAt.toISOString(), isDisabled }
}

function keyOut({ createdAt, expiresAt, lastUsedAt, ...key }: OwnKey): PartnerKeyOut {
  return {
    ...key,
    dialects: [...key.dialects],
    scopes: [...key.scopes],
    networks: [...key.networks],
    widgetSites: [...key.widgetSites],
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }
}

function earningsOut(
  { balances, rows, ...earnings }: PartnerEarnings,
  words: Wording,
): PartnerEarningsReply['result'] {
  return {
    feeShareBps: Number(earnings.feeShareBps),
    maximumCommissionBps: Number(earnings.maximumCommissionBps),
    balances: balances.map((balance) => ({
      currency: balance.asset,
      amount: words.units(balance),
    })),
    rows: rows.map((row) => reportRowOut(row, words)),
    isWhole: earnings.isWhole,
  }
}
