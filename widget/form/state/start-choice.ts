import { isRouteMatched } from '@causeway/core/alerts'
import { compareAmounts } from '@causeway/core/money'
import { readAmount, wireAmount } from '../amounts/read-amount.ts'
import type { Coins, FormState, SavedChoice } from './form-state.ts'

/** Pages about an account, an order, the partner programme or the house: what their address says is not for the form. */
const EXEMPT_ROUTES = [
  'profile,history,transaction/*,track/*,mailinglists',
  'earn,earn/*',
  'about,press,partners,reviews,faq,how-it-works,for-tokens,for-wallets,for-exchanges,for-services',
  'crashcourse,supported-currencies,terms-of-use,privacy-policy,competent-authorities,aml-kyc',
  'earn-terms-of-use,developers',
].join(',')

/** A pair has its own page: what was chosen elsewhere does not change it. */
const PAIR_ROUTE = 'exchange/*/*'

/** Whether a page neither reads the last choice nor keeps another one (CALC-25). */
export function isChoiceExempt(path: string): boolean {
  return isRouteMatched(EXEMPT_ROUTES, path)
}

export type StartFacts = {
  readonly coins: Coins
  /** Without a language prefix. */
  readonly path: string
  readonly query: URLSearchParams
  readonly saved: SavedChoice | null
}

/**
 * What the form takes over when it is hydrated (CALC-25, CALC-31): the saved choice, and over it what the address says.
 * Null where neither says anything. Codes in the address count in small letters, and not at all if one is unknown.
 */
export function startChoice(
  state: Pick<FormState, 'from' | 'to' | 'source' | 'typed' | 'isFixed'>,
  { coins, path, query, saved }: StartFacts,
): SavedChoice | null {
  const isExempt = isChoiceExempt(path)
  const restored = isExempt || isRouteMatched(PAIR_ROUTE, path) ? null : saved
  const named = isExempt ? null : readQuery(query, coins)
  if (restored === null && named === null) return null
  const given = { from: state.from, to: state.to, source: state.source, amount: state.typed }
  const base: SavedChoice = restored ?? { ...given, isFixed: state.isFixed }
  if (named === null) return base
  return joined(base, named)
}

/** The coins of which `startChoice` must know whether there are such. */
export function coinsNamed({ path, query, saved }: Omit<StartFacts, 'coins'>): readonly string[] {
  if (isChoiceExempt(path)) return []
  const codes = codesIn(query)
  const isRestored = saved !== null && !isRouteMatched(PAIR_ROUTE, path) && codes.includes(null)
  const named = isRestored ? [...codes, saved.from, saved.to] : [...codes]
  return named.filter((ticker) => ticker !== null)
}

function codesIn(query: URLSearchParams): readonly [from: string | null, to: string | null] {
  const code = (name: string) => query.get(name)?.trim().toLowerCase() || null
  return [code('from'), code('to')]
}

type Named = {
  readonly from: string | null
  readonly to: string | null
  readonly amount: string | null
  readonly isFixed: boolean | null
}

function readQuery(query: URLSearchParams, coins: Coins): Named | null {
  const [from, to] = codesIn(query)
  const isUnknown = [from, to].some((ticker) => ticker !== null && !coins.has(ticker))
  const fixed = query.get('isFixedRate')
  const named = {
    from: isUnknown ? null : from,
    to: isUnknown ? null : to,
    amount: positiveAmount(query.get('amount') ?? query.get('amountFrom') ?? ''),
    isFixed: fixed === null ? null : fixed === 'true',
  }
  return Object.values(named).every((value) => value === null) ? null : named
}

function positiveAmount(text: string): string | null {
  const reading = readAmount(text, 18)
  if (reading.kind !== 'amount') return null
  const amount = wireAmount(reading.amount)
  return compareAmounts(amount, '0') > 0 ? amount : null
}

function joined(base: SavedChoice, named: Named): SavedChoice {
  const from = named.from ?? (named.to === base.from ? base.to : base.from)
  const to = named.to ?? (named.from === base.to ? base.from : base.to)
  const isPairNew = from !== base.from || to !== base.to
  return {
    from,
    to,
    isFixed: named.isFixed ?? (isPairNew ? false : base.isFixed),
    ...(named.amount === null
      ? { source: base.source, amount: base.amount }
      : { source: 'from', amount: named.amount }),
  }
}
