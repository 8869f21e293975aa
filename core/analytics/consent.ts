/**
 * Where the law wants a visitor asked before anything is counted: the European Union with its parts overseas, which have
 * codes of their own, its economic area, UK with Gibraltar and its islands, Switzerland.
 */
const ASKING: ReadonlySet<string> = new Set(
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE AX GF GP MF MQ RE YT IS LI NO GB GG GI IM JE CH'.split(
    ' ',
  ),
)

/** What the visitor said to the cookie notice: the value of its cookie, null where he said nothing. */
export type Consent = 'ok' | 'refused' | null

/** The visitor's answer in the cookie's own words; anything else is no answer. */
export function readConsent(value: string | null): Consent {
  return value === 'ok' || value === 'refused' ? value : null
}

/**
 * Whether a visit may be counted (TELE-01): after a yes everywhere; unasked only where the law does not ask for it.
 * `country`: ISO code; empty where nobody knows, which counts as a country that asks.
 */
export function mayCount(consent: Consent, country: string): boolean {
  if (consent !== null) return consent === 'ok'
  return /^[A-Z]{2}$/.test(country) && !ASKING.has(country)
}
