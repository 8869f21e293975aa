import type { AssetCode } from '../money/index.ts'

const DOLLAR: AssetCode = 'usd'

/** Where people reckon in which of the currencies that we list; elsewhere in dollars. */
const COUNTRIES: Readonly<Record<string, string>> = {
  eur: 'AD AT BE BG CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MQ MT NL PT RE SI SK SM VA XK YT',
  gbp: 'GB GG IM JE',
  cad: 'CA',
  aud: 'AU KI NR TV',
  jpy: 'JP',
  chf: 'CH LI',
  sek: 'SE',
  nok: 'NO SJ BV',
  dkk: 'DK FO GL',
  pln: 'PL',
  czk: 'CZ',
  huf: 'HU',
  ron: 'RO',
  try: 'TR',
  brl: 'BR',
  mxn: 'MX',
  zar: 'ZA LS NA SZ',
  inr: 'IN BT',
  krw: 'KR',
}

/** Where most readers of a language live, if it has one such place. */
const PLACES: Readonly<Record<string, string>> = {
  de: 'DE',
  es: 'ES',
  fr: 'FR',
  hi: 'IN',
  ja: 'JP',
  ko: 'KR',
  tr: 'TR',
}

/** The money that a visitor is likely to reckon in, by country (ISO 3166-1; empty: unknown), else by language tag. */
export function moneyOf(visitor: {
  readonly country: string
  readonly language: string
}): AssetCode {
  const [language = '', region = ''] = visitor.language.split('-')
  const country = visitor.country || region || PLACES[language] || ''
  const found = Object.entries(COUNTRIES).find(([, codes]) => codes.split(' ').includes(country))
  return found?.[0] ?? DOLLAR
}
