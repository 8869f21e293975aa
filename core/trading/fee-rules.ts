import type { Catalogue } from '../currencies/index.ts'
import { countryCodes } from '../fiat/index.ts'
import type { AssetCode } from '../money/index.ts'
import {
  type FeePolicy,
  type PairFees,
  type PayerKind,
  payerKinds,
  type RulePayer,
} from '../quotes/index.ts'
import { isCoin } from './closings.ts'
import { readBps } from './read-figures.ts'

/** What can be said of a pair, for everybody, a partner or a country; the last part of a setting’s name. */
export const pairSettings = ['service', 'floatSpread', 'fixedSpread'] as const
const figures = {
  service: 'serviceFeeBps',
  floatSpread: 'floatSpreadBps',
  fixedSpread: 'fixedSpreadBps',
} as const satisfies Record<(typeof pairSettings)[number], keyof PairFees>

/** One figure of a rule. `payer` null: for everybody. */
export type RuleSetting = {
  readonly of: 'pair'
  readonly payer: RulePayer | null
  readonly from: AssetCode | null
  readonly to: AssetCode | null
  readonly change: Partial<PairFees>
}

/** The parts of `pair.btc.*.service`, `partner.ID.btc.eth.service` or `region.de.*.*.service`, where `*` stands for every coin. */
export type RuleKey = {
  readonly payer: RulePayer | null
  readonly from: string
  readonly to: string
  readonly figure: (typeof pairSettings)[number]
}

const PARTNER_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const COUNTRIES: ReadonlySet<string> = new Set(countryCodes.map((code) => code.toLowerCase()))

/** Takes the name of a rule’s figure apart; null where it is named otherwise. Whether coins and payer exist isn’t checked. */
export function ruleKeyOf(key: string): RuleKey | null {
  const [kind = '', ...parts] = key.split('.')
  const payerKind = payerKinds.find((each) => each === kind)
  if (kind !== 'pair' && payerKind === undefined) return null
  const payer = payerKind === undefined ? null : { kind: payerKind, id: parts.shift() ?? '' }
  const [from = '', to = '', named = '', ...rest] = parts
  const figure = pairSettings.find((each) => each === named)
  return figure === undefined || rest.length > 0 ? null : { payer, from, to, figure }
}

/** The name of a rule’s figure. */
export function ruleKey({ figure, from, payer, to }: RuleKey): string {
  const whose = payer === null ? 'pair' : `${payer.kind}.${payer.id}`
  return `${whose}.${from}.${to}.${figure}`
}

/** Reads a figure of a rule: basis points up to 50 %. Names as a word where there is no such coin, country or id, or the text is none. */
export function readRuleSetting(
  catalogue: Catalogue,
  { figure, from, payer, to }: RuleKey,
  text: string,
): RuleSetting | 'unknown' | 'wrong' {
  const isKnown = [from, to].every((side) => side === '*' || isCoin(catalogue, side))
  const isEveryPair = from === '*' && to === '*'
  const isPair = isKnown && (isEveryPair ? payer !== null : from !== to)
  if (!isPair || (payer !== null && !isPayer(payer))) return 'unknown'
  const read = readBps(text)
  if (read === null) return 'wrong'
  const side = (name: string) => (name === '*' ? null : name)
  return { of: 'pair', payer, from: side(from), to: side(to), change: { [figures[figure]]: read } }
}

/** Whether it is written like a partner’s id, or is a country’s code; in lower case. */
export function isPayer({ id, kind }: { readonly kind: PayerKind; readonly id: string }): boolean {
  return kind === 'partner' ? PARTNER_ID.test(id) : COUNTRIES.has(id)
}

/** The text of a rule’s figure that is in force; null where nothing is said. */
export function ruleText(policy: FeePolicy, { figure, from, payer, to }: RuleKey): string | null {
  const is = (side: AssetCode | null, name: string) => (side ?? '*') === name
  const rules = payer === null ? policy.pairs : policy.payerRules
  const rule = rules.find(
    (each) =>
      is(each.from, from) &&
      is(each.to, to) &&
      each.payer?.kind === payer?.kind &&
      each.payer?.id === payer?.id,
  )
  return rule?.fees[figures[figure]]?.toString() ?? null
}
