import { type Failure, fail, type Result } from '@causeway/core/result'
import type {
  BeginFiatOrderFailure,
  BeginFiatOrderInput,
  BegunFiatOrder,
  FiatCases,
  PartnerFiatFacts,
} from '../fiat/index.ts'
import { type OrderNeeds, sha256Hex } from '../orders/index.ts'
import { hasMadeTooMany } from './has-made-too-many.ts'
import type { PartnerKey } from './partner-types.ts'

/** What a partner's program says of the fiat order that it makes. */
export type PartnerFiatInput = Pick<
  BeginFiatOrderInput,
  | ('address' | 'amount' | 'clientAddress' | 'country' | 'extraId' | 'from' | 'method')
  | ('provider' | 'state' | 'to' | 'userAgent')
> &
  PartnerFiatFacts & {
    /** As the request names it; null where it names none. */
    readonly idempotencyKey: string | null
  }

export type PlacePartnerFiatFailure = BeginFiatOrderFailure | Failure<'too_many_creations'>

type Needs = Pick<OrderNeeds, 'database' | 'clock'> & {
  readonly fiatCases: Pick<FiatCases, 'begin'>
}

/**
 * Makes an order with a provider of fiat for a partner, as `begin` does for a visitor: with the same offers, limits and checks.
 * A repeat, by the partner's own name of the order or by an idempotency key, is answered with the first order; another request
 * under either fails with `idempotency_key_reused`.
 */
export async function placePartnerFiatOrder(
  needs: Needs,
  key: PartnerKey,
  { idempotencyKey, ...input }: PartnerFiatInput,
): Promise<Result<BegunFiatOrder, PlacePartnerFiatFailure>> {
  const { externalOrderId, externalUserId, metadata, ...others } = input
  const { returnFailedUrl, returnSuccessUrl, ...asked } = others
  const { partnerId } = key
  const facts = { externalOrderId, externalUserId, metadata, returnFailedUrl, returnSuccessUrl }
  const isKnown = await isOrderOf(needs, partnerId, externalOrderId)
  if (!isKnown && (await hasMadeTooMany(needs, key))) return fail({ code: 'too_many_creations' })
  const named = idempotencyKey === null ? `order ${externalOrderId}` : `key ${idempotencyKey}`
  return needs.fiatCases.begin({
    ...asked,
    idempotencyKey: sha256Hex(`partner ${partnerId} ${named}`),
    holderSecrets: [],
    accountId: null,
    email: null,
    clientId: null,
    refId: null,
    language: null,
    partner: { ...facts, partnerId, keyId: key.id },
  })
}

async function isOrderOf(
  { database }: Needs,
  partnerId: string,
  externalOrderId: string,
): Promise<boolean> {
  const known = await database
    .direct()
    .selectFrom('fiat_order')
    .select('id')
    .where('partner_id', '=', partnerId)
    .where('external_order_id', '=', externalOrderId)
    .executeTakeFirst()
  return known !== undefined
}
