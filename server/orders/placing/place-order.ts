import { isLanguageCode } from '@causeway/content/languages'
import type { CheckedAddress } from '@causeway/core/addresses'
import type { QuotePair } from '@causeway/core/quotes'
import { fail, ok, type Result } from '@causeway/core/result'
import { v7 as newId } from 'uuid'
import { needsIdentification } from '../../compliance/index.ts'
import { FOREIGN_KEY_VIOLATION, sqlState } from '../../db/index.ts'
import { findPair } from '../../quotes/index.ts'
import { besideOrder } from '../compliance/beside-order.ts'
import {
  checkEmail,
  checkPayoutAddress,
  checkRefundAddress,
} from '../destinations/check-destination.ts'
import { type ConfirmedAliases, confirmAliases } from '../destinations/confirm-aliases.ts'
import { confirmNewAccount } from '../destinations/confirm-new-account.ts'
import { screenDestinations } from '../destinations/screen-destinations.ts'
import { newPublicCode, sha256Hex } from '../holders/holder-secret.ts'
import type { AffiliateAttribution, OrderNeeds } from '../order-needs.ts'
import { promiseTimes } from '../promises/promise-times.ts'
import type { NewOrderRow } from '../reading/order-view.ts'
import { agreeOnTerms, type OrderTerms } from './agree-on-terms.ts'
import { enterOrder, findRepeat } from './enter-order.ts'
import { openFixedOrderOf } from './open-fixed-order.ts'
import type { PayIn } from './pay-in-pool.ts'
import type { PlacedOrder, PlaceOrderFailure, PlaceOrderInput } from './place-order-types.ts'
import { readRequest } from './read-request.ts'

type Destinations = {
  readonly destination: CheckedAddress
  readonly refund: CheckedAddress | null
  readonly email: string | null
}

/**
 * Creates one order per idempotency key (EXCH-07): a repeat of the same request answers the first order and the same
 * holder secret. Addresses are checked by the chain's rules; a guaranteed quote is used up in the same statement.
 */
export async function placeOrder(
  needs: OrderNeeds,
  input: PlaceOrderInput,
): Promise<Result<PlacedOrder, PlaceOrderFailure>> {
  try {
    return await placeFor(needs, input)
  } catch (error) {
    if (!input.accountId || sqlState(error) !== FOREIGN_KEY_VIOLATION) throw error
    // The account was deleted meanwhile, and nothing was written: who asked is a guest now.
    return placeFor(needs, { ...input, accountId: null })
  }
}

async function placeFor(
  needs: OrderNeeds,
  input: PlaceOrderInput,
): Promise<Result<PlacedOrder, PlaceOrderFailure>> {
  const request = readRequest(needs, input)
  if (!request.ok) return request
  // Asked first: the market must not be older than the answer.
  const aliases = await confirmAliases(needs, input)
  if (!aliases.ok) return (await findRepeat(needs, request.value)) ?? aliases
  const account = await confirmNewAccount(needs, input)
  if (!account.ok) return (await findRepeat(needs, request.value)) ?? account
  const targets = readTargets(needs, input)
  if (!targets.ok) return (await findRepeat(needs, request.value)) ?? targets
  const { pair, destinations } = targets.value
  const screened = await screenDestinations(needs, pair, destinations)
  if (!screened.ok) return (await findRepeat(needs, request.value)) ?? screened
  const agreed = agreeOnTerms(needs, input, pair)
  // A repeat whose quote has run out since is still answered with the first order.
  if (!agreed.ok) return (await findRepeat(needs, request.value)) ?? agreed
  const terms = agreed.value
  const isFree = await withoutUnfinished(needs, input)
  if (!isFree.ok) return (await findRepeat(needs, request.value)) ?? isFree
  const attributed = input.partner === undefined ? await attributionOf(needs, input) : null
  const payIn = await needs.payIns.take(pair.from)
  if (payIn === null) return fail({ code: 'pair_unavailable' })
  const order = orderRow(needs, input, {
    pair,
    destinations,
    terms,
    asksForIdentification: screened.value || (await asksBySum(needs, input, terms)),
    aliases: aliases.value,
    attributed,
    payIn,
    secret: request.value.secret,
  })
  const placed = await enterOrder(needs, request.value, { order, terms, input })
  if (!placed.ok || !placed.value.isNew) return placed
  needs.wake('orders')
  return placed
}

type Attributed = Awaited<ReturnType<AffiliateAttribution['find']>>

/** Whose link led to the order. From memory, mostly. */
async function attributionOf({ attribution }: OrderNeeds, { refId }: PlaceOrderInput) {
  return (await attribution?.find(refId, 'exchange')) ?? null
}

async function asksBySum(
  needs: OrderNeeds,
  input: PlaceOrderInput,
  { expectedFrom }: OrderTerms,
): Promise<boolean> {
  const beside = await besideOrder(needs.database.direct(), needs, {
    accountId: input.accountId ?? null,
    before: null,
    now: needs.clock.now(),
  })
  return needsIdentification(needs, expectedFrom, beside) === true
}

/** Who is signed in finishes one guaranteed exchange before the next (CALC-14). */
async function withoutUnfinished(
  needs: OrderNeeds,
  { kind, accountId }: PlaceOrderInput,
): Promise<Result<null, PlaceOrderFailure>> {
  const openOrder = kind === 'fixed' && accountId ? await openFixedOrderOf(needs, accountId) : null
  return openOrder === null ? ok(null) : fail({ code: 'too_many_open_guaranteed', openOrder })
}

type Targets = { readonly pair: QuotePair; readonly destinations: Destinations }

/** Which coins, and where they go: decided without asking anybody. */
function readTargets(
  needs: OrderNeeds,
  input: PlaceOrderInput,
): Result<Targets, PlaceOrderFailure> {
  const pair = findPair(needs.catalogue, input)
  if (!pair.ok) return pair
  const destinations = checkDestinations(needs, input, pair.value)
  if (!destinations.ok) return destinations
  return ok({ pair: pair.value, destinations: destinations.value })
}

function checkDestinations(
  needs: OrderNeeds,
  input: PlaceOrderInput,
  pair: QuotePair,
): Result<Destinations, PlaceOrderFailure> {
  const destination = checkPayoutAddress(
    needs,
    pair.to,
    input.destination,
    input.destinationExtraId,
  )
  if (!destination.ok) return destination
  const email = checkEmail(input.email)
  if (!email.ok) return email
  const refundText = input.refundAddress?.trim() ?? ''
  if (refundText === '') {
    if (input.kind === 'fixed') return fail({ code: 'refund_address_missing' })
    return ok({ destination: destination.value, refund: null, email: email.value })
  }
  const refund = checkRefundAddress(needs, pair.from, refundText, input.refundExtraId)
  if (!refund.ok) return refund
  return ok({ destination: destination.value, refund: refund.value, email: email.value })
}

function orderRow(
  needs: OrderNeeds,
  input: PlaceOrderInput,
  made: {
    pair: QuotePair
    terms: OrderTerms
    destinations: Destinations
    asksForIdentification: boolean
    aliases: ConfirmedAliases
    attributed: Attributed
    payIn: PayIn
    secret: string
  },
): NewOrderRow {
  const { aliases, pair, terms, destinations, payIn } = made
  const now = needs.clock.now()
  const promised = promiseTimes(needs, terms.expectedFrom)
  const window = input.kind === 'fixed' ? promised.paySeconds : needs.policy.floatLifetimeSeconds
  return {
    id: newId(),
    public_code: newPublicCode(),
    holder_hash: sha256Hex(made.secret),
    kind: input.kind,
    side: input.side,
    state: 'new',
    asset_from: pair.from.ticker,
    asset_to: pair.to.ticker,
    network_from: pair.from.protocol,
    network_to: pair.to.protocol,
    expected_from: terms.expectedFrom.units,
    expected_to: terms.expectedTo.units,
    gross: terms.gross.units,
    exchange_fee: terms.exchangeFee.units,
    network_fee: terms.networkFee.units,
    snapshot_id: terms.snapshotId,
    policy_version: terms.policyVersion,
    destination: destinations.destination.address,
    destination_extra_id: destinations.destination.extraId,
    refund_address: destinations.refund?.address ?? null,
    refund_extra_id: destinations.refund?.extraId ?? null,
    destination_alias: aliases.destination?.name ?? null,
    destination_alias_provider: aliases.destination?.provider ?? null,
    refund_alias: aliases.refund?.name ?? null,
    refund_alias_provider: aliases.refund?.provider ?? null,
    account_key: input.newAccountKey ?? null,
    account_cost: terms.accountCost?.units ?? null,
    account_id: input.accountId ?? null,
    email: destinations.email,
    language: input.language && isLanguageCode(input.language) ? input.language : null,
    client_id: input.clientId,
    ref_id: input.refId,
    ...partnerColumns(input.partner),
    affiliate_id: made.attributed?.affiliateId ?? null,
    affiliate_tool: made.attributed?.toolId ?? null,
    affiliate_bps: Number(made.attributed?.shareBps ?? 0n),
    commission_bps: Number(input.commissionBps ?? 0n),
    pay_in_address: payIn.address,
    pay_in_extra_id: payIn.extraId,
    pay_in_index: BigInt(payIn.index),
    pay_until: new Date(now + window * 1000),
    confirm_until: new Date(now + promised.confirmSeconds * 1000),
    created_at: new Date(now),
    exposure_held: input.kind === 'fixed',
    kyc_required: made.asksForIdentification,
    // Taken with the insert, of what is free then.
    client_slot: null,
    address_slot: null,
  }
}

function partnerColumns(partner: PlaceOrderInput['partner']) {
  return {
    partner_id: partner?.partnerId ?? null,
    partner_key_id: partner?.keyId ?? null,
    fee_share_bps: Number(partner?.feeShareBps ?? 0n),
    partner_request: partner?.requestHash ?? null,
    subaccount_id: partner?.subaccountId ?? null,
    user_metadata: partner?.userMetadata ?? null,
  }
}
