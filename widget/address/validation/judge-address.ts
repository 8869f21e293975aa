import type { ClientCalls } from '@causeway/api/contract'
import { readPaymentUri } from '@causeway/core/addresses'
import { isNameLike } from '@causeway/core/names'
import { type AddressValue, saidExtraId } from '../address-value.ts'
import type {
  AddressCoin,
  AddressFinding,
  AddressProblem,
  FoundAddress,
} from './address-finding.ts'
import type { checkLocally } from './check-locally.ts'

/** Calls refuse longer ones, and no address or name comes near it. */
const LONGEST_TEXT = 255

export type AddressCalls = Pick<ClientCalls, 'checkAddress' | 'resolveAlias' | 'aml'>

export type JudgeNeeds = {
  readonly calls: AddressCalls
  readonly checkLocally: typeof checkLocally
  /** Told what is known already while the rest is being asked. */
  readonly report?: (finding: AddressFinding) => void
  /** Waits until typing has settled, before the server is asked. */
  readonly settle?: () => Promise<void>
}

export type AddressQuestion = {
  readonly coin: AddressCoin
  readonly value: AddressValue
  /** An empty extra id of a refund address says by itself that there is none (ADR 0012). */
  readonly isExtraIdOptional: boolean
}

/**
 * Finds out whether money can be sent to what was typed: a payment URI is taken apart, the coin's own rules are asked at
 * once, a name is resolved, then the server checks (and names a wrong network), then the restriction lists are asked
 * (EXCH-02, EXCH-03, EXCH-05). A server that cannot be reached leaves the verdict of the rules; the address is checked
 * again when the order is made.
 */
export async function judgeAddress(
  needs: JudgeNeeds,
  question: AddressQuestion,
): Promise<AddressFinding> {
  const typed = readTyped(question)
  if (typed === 'empty') return { state: 'empty' }
  if ('code' in typed) return bad(typed.code)
  if (typed.text.length > LONGEST_TEXT) return bad('address_malformed')
  const { coin } = question
  const local = await needs.checkLocally(coin, typed.text, typed.extraId)
  if (local?.ok) {
    const impliedExtraId = typed.extraId ? null : local.value.extraId
    const found = { ...plainAddress(typed.text), impliedExtraId }
    needs.report?.({ state: 'good', found, isConfirmed: false })
    await needs.settle?.()
    return confirm(needs, { coin, found, extraId: typed.extraId })
  }
  const isName = isNameLike(typed.text)
  needs.report?.({ state: isName ? 'resolving' : 'checking' })
  await needs.settle?.()
  if (isName) return resolveName(needs, coin, typed)
  const whenUnreachable = local === null ? null : bad(local.failure.code)
  const found = plainAddress(typed.text)
  return confirm(needs, { coin, found, extraId: typed.extraId, whenUnreachable })
}

type Typed = { readonly text: string; readonly extraId: string | null }

function readTyped({
  coin,
  value,
  isExtraIdOptional,
}: AddressQuestion): Typed | 'empty' | { readonly code: string } {
  const text = value.text.trim()
  if (text === '') return 'empty'
  const trimmed = { extraId: value.extraId.trim(), noExtraId: value.noExtraId || isExtraIdOptional }
  // Of a coin without extra ids nothing needs to be said.
  const extraId = coin.extraIdName === null ? null : saidExtraId(trimmed)
  const uri = readPaymentUri(text, {
    currency: coin,
    network: { id: coin.protocol, addressFamily: coin.addressFamily },
  })
  if (uri === null) return { text, extraId }
  if (!uri.ok) return uri.failure
  return { text: uri.value.address, extraId: extraId || uri.value.extraId || extraId }
}

async function resolveName(
  needs: JudgeNeeds,
  coin: AddressCoin,
  { text, extraId }: Typed,
): Promise<AddressFinding> {
  const answer = await needs.calls.resolveAlias({ domain: text, ticker: coin.ticker })
  if (!answer.ok) {
    const { code, message } = answer.body.error
    return bad(code, { message })
  }
  const { address, alias, asciiAlias, provider } = answer.body.result
  const impliedExtraId = extraId ? null : answer.body.result.extraId
  const found = { ...plainAddress(address), impliedExtraId, alias, asciiAlias, provider }
  needs.report?.({ state: 'good', found, isConfirmed: false })
  return confirm(needs, { coin, found, extraId })
}

type Candidate = {
  readonly coin: AddressCoin
  readonly found: FoundAddress
  readonly extraId: string | null
  /** What holds where the server cannot be asked; absent: the address is taken for good. */
  readonly whenUnreachable?: AddressFinding | null
}

async function confirm({ calls }: JudgeNeeds, candidate: Candidate): Promise<AddressFinding> {
  const { coin, found, whenUnreachable } = candidate
  const extraId = candidate.extraId || found.impliedExtraId || candidate.extraId
  const question = { currency: coin.ticker, address: found.address, extraId }
  const answer = await calls.checkAddress(question)
  if (!answer.ok) {
    const { code, message } = answer.body.error
    // A server that is away or too busy says nothing about the address.
    const isSilent = answer.status === 0 || answer.status === 429 || answer.status >= 500
    if (!isSilent) return bad(code, { message, found })
    return whenUnreachable ?? { state: 'good', found, isConfirmed: false }
  }
  const { result, code, message, fits, warning } = answer.body
  if (!result) return bad(code ?? 'address_malformed', { message, networks: fits, found })
  const checked = { ...found, alsoFits: warning?.networks ?? [] }
  const screened = await calls.aml(question)
  if (screened.ok && !screened.body.result) {
    return bad(screened.body.code ?? 'address_restricted', { message: screened.body.message })
  }
  return { state: 'good', found: checked, isConfirmed: true }
}

function plainAddress(address: string): FoundAddress {
  return {
    address,
    impliedExtraId: null,
    alias: null,
    asciiAlias: null,
    provider: null,
    alsoFits: [],
  }
}

function bad(
  code: string,
  more: {
    readonly message?: string | null
    readonly networks?: readonly string[]
    readonly found?: FoundAddress
  } = {},
): AddressFinding {
  const field = code.startsWith('extra_id') ? 'extraId' : 'address'
  const problem: AddressProblem = {
    field,
    code,
    message: more.message ?? null,
    networks: more.networks ?? [],
  }
  return { state: 'bad', problem, found: field === 'extraId' ? (more.found ?? null) : null }
}
