import { PAYOUTS_ON_A_PAGE } from '@causeway/core/affiliates'
import type { UseCases } from '@causeway/server'
import type { affiliateMoneyCalls } from '../../contract/index.ts'
import { refuse, type Wording } from '../../failures/index.ts'
import { changed, unchanged } from '../accounts/change-reply.ts'
import { answer, type HandlersOf } from '../handler.ts'
import { addressesOut, payoutOut, revenueOut, transfersOut } from './money-out.ts'

type Needs = { readonly useCases: UseCases; readonly words: Wording }

/** Balances of affiliates, their addresses, conversions and payouts (EARN-05, EARN-08). */
export function createAffiliateMoneyHandlers({
  useCases,
  words,
}: Needs): HandlersOf<typeof affiliateMoneyCalls> {
  const { affiliates, now } = useCases
  const addressesOf = async (accountId: string) =>
    addressesOut(await affiliates.addresses(accountId), now())
  return {
    affiliateBalances: async (_input, { session: { accountId } }) => {
      const summary = await affiliates.money(accountId)
      if (!summary.ok) return refuse(summary.failure, words)
      const addresses = await addressesOf(accountId)
      return answer({ result: revenueOut(summary.value, words, addresses) })
    },
    affiliateAddresses: async (_input, { session }) =>
      answer({ result: await addressesOf(session.accountId) }),
    affiliateSetAddress: async ({ address, currency, password, totpCode }, { session }) => {
      const set = await affiliates.setAddress(session, {
        currency,
        address,
        password: password || undefined,
        code: totpCode || undefined,
      })
      if (set.ok) return changed({ payoutAddresses: await addressesOf(session.accountId) })
      const { failure } = set
      switch (failure.code) {
        case 'password_wrong':
        case 'totp_wrong':
        case 'proof_needed':
        case 'too_often':
          return unchanged(failure, words, { password: 'password', code: 'totpCode' })
        default:
          return refuse(failure, words)
      }
    },
    affiliateConvertAll: async ({ currency }, { session }) => {
      const requested = await affiliates.requestConversion(session.accountId, currency)
      if (!requested.ok) return refuse(requested.failure, words)
      return answer({ result: { id: requested.value, convertProgressStatus: 'progress' } })
    },
    affiliatePayout: async ({ currency }, { session }) => {
      const requested = await affiliates.requestPayout(session.accountId, currency)
      if (!requested.ok) return refuse(requested.failure, words)
      return answer({ result: { id: requested.value } })
    },
    affiliatePayouts: async ({ limits, offset = '0' }, { session }) => {
      const limit = Number(limits ?? PAYOUTS_ON_A_PAGE)
      const page = { offset: Number(offset), limit }
      const listed = await affiliates.payouts(session.accountId, page)
      if (!listed.ok) return refuse(listed.failure, words)
      const count = Number(listed.value.count)
      return answer({
        payouts: listed.value.payouts.map((payout) => payoutOut(payout, words)),
        pagesCount: Math.ceil(count / limit),
        count,
      })
    },
    affiliateTransfersStatus: async (_input, { session }) => {
      const summary = await affiliates.money(session.accountId)
      return summary.ok
        ? answer({ result: transfersOut(summary.value) })
        : refuse(summary.failure, words)
    },
  }
}
