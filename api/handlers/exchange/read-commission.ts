import type { Payer } from '@causeway/core/quotes'
import { ok, type Result } from '@causeway/core/result'
import type { UseCases } from '@causeway/server'
import type { PlaceOrderInput } from '@causeway/server/orders'
import type { WidgetTermsFailure } from '@causeway/server/partners'
import type { Caller, CreateTransactionRequest } from '../../contract/index.ts'

/** What a partner's widget adds to a price, and whose the order then is. */
type Added = Pick<PlaceOrderInput, 'commissionBps' | 'partner' | 'refId'> & {
  readonly commissionBps: bigint
}

/**
 * Reads the commission of a request as the use cases take it: an empty one where there is none. Who earns a commission is
 * not paid as an affiliate too.
 */
export async function readCommission(
  { partners }: Pick<UseCases, 'partners'>,
  { commission, userMeta }: Pick<CreateTransactionRequest, 'commission' | 'userMeta'>,
): Promise<Result<Added, WidgetTermsFailure>> {
  if (commission === undefined) return ok({ commissionBps: 0n, refId: userMeta?.refId ?? null })
  const commissionBps = BigInt(commission.bps)
  const terms = await partners.widgetTerms({ key: commission.key, bps: commissionBps })
  if (!terms.ok) return terms
  const { feeShareBps, partnerId } = terms.value
  const note = { requestHash: null, subaccountId: null, userMetadata: null }
  const partner = { ...note, partnerId, feeShareBps, keyId: null }
  return ok({ commissionBps, partner, refId: null })
}

/** Whose fees apply to a request: those of the partner whose widget it comes from, and of the visitor’s country. */
export function payerOf({ partner }: Added, { country }: Pick<Caller, 'country'>): Payer {
  return { country, partnerId: partner?.partnerId ?? null }
}
