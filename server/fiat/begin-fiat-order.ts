import { isLanguageCode } from '@causeway/content/languages'
import type { CheckedAddress } from '@causeway/core/addresses'
import { unitsOf } from '@causeway/core/fiat'
import type { FiatLimits, FiatPort, FiatQuote } from '@causeway/core/ports'
import { type Failure, fail, ok, type Result } from '@causeway/core/result'
import { v7 as newId } from 'uuid'
import { FOREIGN_KEY_VIOLATION, sqlState, UNIQUE_VIOLATION } from '../db/index.ts'
import {
  checkDestination,
  checkEmail,
  checkRestricted,
  holderSecretFor,
  newPublicCode,
  sha256Hex,
} from '../orders/index.ts'
import type { FiatNeeds } from './fiat-needs.ts'
import {
  type FiatOrderRow,
  findFiatOrderByExternalId,
  findFiatOrderByKey,
  insertFiatOrder,
  type NewFiatOrderRow,
} from './fiat-order-store.ts'
import type {
  BeginFiatOrderFailure,
  BeginFiatOrderInput,
  BegunFiatOrder,
  FiatOrderPartner,
  PartnerFiatFacts,
} from './fiat-order-types.ts'
import { askProvider } from './offers/ask-provider.ts'
import { type ReadFiatQuestion, readFiatQuestion } from './offers/read-fiat-question.ts'
import { openFiatCheckout } from './open-fiat-checkout.ts'
import { affiliateColumns, partnerColumns } from './order-source.ts'
import { readFiatOrderById } from './reading/read-fiat-order.ts'

const SHORTEST_KEY = 16
const LONGEST_KEY = 200
const QUOTE_WITHIN_MILLISECONDS = 8_000
/** A row whose maker died is taken up by others after that. */
const FIRST_LOOK_SECONDS = 30
const NO_LIMITS: FiatLimits = { min: null, max: null }

type Request = { readonly keyHash: string; readonly bodyHash: string; readonly secret: string }

type Checked = {
  readonly read: ReadFiatQuestion
  readonly port: FiatPort
  readonly target: CheckedAddress
  readonly email: string | null
  readonly quote: FiatQuote
}

/**
 * Makes one fiat order for each idempotency key, and opens it with its provider (BUY-07). Place, sum, address and e-mail
 * are checked as for any order, the address is screened, and the provider is asked for its price anew. The row is written
 * first, the provider hears of it after the commit, by its reference: a repeat of the request answers the same order and
 * the same page, also where the first one died in between.
 */
export async function beginFiatOrder(
  needs: FiatNeeds,
  input: BeginFiatOrderInput,
): Promise<Result<BegunFiatOrder, BeginFiatOrderFailure>> {
  try {
    return await beginFor(needs, input)
  } catch (error) {
    if (!input.accountId || sqlState(error) !== FOREIGN_KEY_VIOLATION) throw error
    // The account was deleted meanwhile, and nothing was written: who asked is a guest now.
    return beginFor(needs, { ...input, accountId: null })
  }
}

async function beginFor(
  needs: FiatNeeds,
  input: BeginFiatOrderInput,
): Promise<Result<BegunFiatOrder, BeginFiatOrderFailure>> {
  const request = readRequest(needs, input)
  if (!request.ok) return request
  const known = await findKnown(needs, request.value, input)
  if (known !== undefined) return open(needs, request.value, known, false)
  const checked = await check(needs, input)
  if (!checked.ok) return checked
  const drawn = rowOf(needs, input, request.value, checked.value)
  const row = drawn && { ...drawn, ...(await affiliateColumns(needs, input)) }
  if (row === null) return refusedBy('unavailable')
  try {
    await insertFiatOrder(needs.database, row, FIRST_LOOK_SECONDS)
  } catch (error) {
    if (sqlState(error) !== UNIQUE_VIOLATION) throw error
  }
  // Of two at once the first one counts.
  const written = await findKnown(needs, request.value, input)
  if (written === undefined) throw new Error('A fiat order that was written is not there')
  return open(needs, request.value, written, written.id === row.id)
}

/** The order that this request made before, or that its partner calls by the same name. */
async function findKnown(
  { database }: FiatNeeds,
  { keyHash }: Request,
  { partner }: BeginFiatOrderInput,
): Promise<FiatOrderRow | undefined> {
  const known = await findFiatOrderByKey(database, keyHash)
  return known === undefined && partner ? findFiatOrderByExternalId(database, partner) : known
}

async function open(
  needs: FiatNeeds,
  { bodyHash }: Request,
  row: FiatOrderRow,
  isNew: boolean,
): Promise<Result<BegunFiatOrder, BeginFiatOrderFailure>> {
  if (row.body_hash !== bodyHash) return fail({ code: 'idempotency_key_reused' })
  const opened = await openFiatCheckout(needs, row)
  if (!opened.ok) return opened
  const order = await readFiatOrderById(needs, row.id)
  // Of the request that made it: a partner may repeat an order under another key.
  const holderSecret = holderSecretFor(needs.holderKey, row.key_hash, row.body_hash)
  return ok({ order, holderSecret, goesTo: opened.value, isNew })
}

function readRequest(
  { holderKey }: FiatNeeds,
  input: BeginFiatOrderInput,
): Result<Request, Failure<'idempotency_key_malformed'>> {
  // Who asks, from where, and what he holds, is no part of what he asks for.
  const { idempotencyKey, holderSecrets, accountId, language, partner, ...others } = input
  const { clientAddress, userAgent, ...asked } = others
  const body = partner ? { ...asked, ...factsOf(partner) } : asked
  if (idempotencyKey.length < SHORTEST_KEY || idempotencyKey.length > LONGEST_KEY) {
    return fail({ code: 'idempotency_key_malformed' })
  }
  // Keys of other orders are other keys.
  const keyHash = sha256Hex(`fiat:${idempotencyKey}`)
  const bodyHash = sha256Hex(
    JSON.stringify(Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1))),
  )
  return ok({ keyHash, bodyHash, secret: holderSecretFor(holderKey, keyHash, bodyHash) })
}

async function check(
  needs: FiatNeeds,
  input: BeginFiatOrderInput,
): Promise<Result<Checked, BeginFiatOrderFailure>> {
  const read = readFiatQuestion(needs, input)
  if (!read.ok) return read
  const { coin, question } = read.value
  const port = needs.fiat.ports.get(input.provider)
  if (port === undefined) return fail({ code: 'fiat_provider_unknown' })
  if (!port.facts.sides.includes(question.side)) return refusedBy('currency')
  const target = checkDestination(needs, coin, {
    address: input.address,
    extraId: input.extraId,
    // Of a sale it is only where coins come back to, should it fail.
    extraIdRequired: question.side === 'buy',
    fields: { address: 'address', extraId: 'extraId' },
  })
  if (!target.ok) return target
  const email = checkEmail(input.email)
  if (!email.ok) return email
  const risk = await checkRestricted(needs, coin, { ...target.value, direction: 'destination' })
  if (!risk.ok) return fail({ ...risk.failure, field: 'address' })
  const quoted = await askProvider(port, question, QUOTE_WITHIN_MILLISECONDS)
  if (!quoted.ok) {
    const { failure } = quoted
    return refusedBy(failure.code, failure.code === 'limits' ? failure.limits : NO_LIMITS)
  }
  return ok({
    read: read.value,
    port,
    target: target.value,
    email: email.value,
    quote: quoted.value,
  })
}

/** Null where the provider's price is less than the smallest unit. */
function rowOf(
  needs: FiatNeeds,
  input: BeginFiatOrderInput,
  { bodyHash, keyHash, secret }: Request,
  { email, port, quote, read, target }: Checked,
): NewFiatOrderRow | null {
  const { coin, fiat, question, to, units } = read
  const amountTo = unitsOf(quote.amountTo, to.decimals)
  if (amountTo === null) return null
  return {
    id: newId(),
    public_code: newPublicCode(),
    holder_hash: sha256Hex(secret),
    key_hash: keyHash,
    body_hash: bodyHash,
    account_id: input.accountId ?? null,
    provider: port.facts.id,
    side: question.side,
    fiat: fiat.ticker,
    coin: coin.ticker,
    network: coin.protocol,
    amount_from: units,
    amount_to: amountTo,
    fee: feeUnits(quote.fee, fiat.decimals),
    network_fee: feeUnits(quote.networkFee, fiat.decimals),
    method: question.method,
    quote_id: quote.quoteId,
    country: question.country,
    country_state: question.state,
    destination: target.address,
    destination_extra_id: target.extraId,
    email,
    language: input.language && isLanguageCode(input.language) ? input.language : null,
    client_id: input.clientId,
    ref_id: input.refId,
    client_address: input.clientAddress,
    user_agent: input.userAgent,
    status: 'waiting',
    created_at: new Date(needs.clock.now()),
    ...partnerColumns(input),
  }
}

function factsOf({ partnerId: _, keyId: __, ...facts }: FiatOrderPartner): PartnerFiatFacts {
  return facts
}

/** A fee may be nothing; null where the provider names none. */
function feeUnits(text: string | null, decimals: number): bigint | null {
  return text === null ? null : (unitsOf(text, decimals) ?? 0n)
}

function refusedBy(
  type: Extract<BeginFiatOrderFailure, { code: 'fiat_offer_refused' }>['type'],
  limits: FiatLimits = NO_LIMITS,
): Result<never, BeginFiatOrderFailure> {
  return fail({ code: 'fiat_offer_refused', type, limits })
}
