import { countryWithStates, defaultPlace } from '@causeway/core/fiat'
import { knownPlace } from '@causeway/widget/fiat'
import type { FormPlace } from '@causeway/widget/form'

type Usual = { readonly country: string; readonly amount: string }

/** Where a money is at home, and a sum of it that people spend: about 150 US dollars, within every provider's limits. */
const USUAL: Readonly<Record<string, Usual>> = {
  usd: { country: 'US', amount: '150' },
  eur: { country: 'DE', amount: '150' },
  gbp: { country: 'GB', amount: '150' },
  cad: { country: 'CA', amount: '200' },
  aud: { country: 'AU', amount: '250' },
  jpy: { country: 'JP', amount: '25000' },
  chf: { country: 'CH', amount: '150' },
  sek: { country: 'SE', amount: '1500' },
  nok: { country: 'NO', amount: '1500' },
  dkk: { country: 'DK', amount: '1000' },
  pln: { country: 'PL', amount: '600' },
  czk: { country: 'CZ', amount: '3500' },
  huf: { country: 'HU', amount: '50000' },
  ron: { country: 'RO', amount: '700' },
  try: { country: 'TR', amount: '6000' },
  brl: { country: 'BR', amount: '800' },
  mxn: { country: 'MX', amount: '3000' },
  zar: { country: 'ZA', amount: '3000' },
  inr: { country: 'IN', amount: '12000' },
  krw: { country: 'KR', amount: '200000' },
}
const ANY: Usual = { country: defaultPlace.country, amount: '150' }

/** Countries that pay with euros. */
const EURO = 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' ')

/** The money that people of a country pay with; US dollars where theirs is not among those that providers take. */
export function usualFiat(country: string): string {
  if (EURO.includes(country)) return 'eur'
  return Object.entries(USUAL).find(([, usual]) => usual.country === country)?.[0] ?? 'usd'
}

/** What is asked for where nobody has said how much and where (BUY-03). */
export type UsualPurchase = { readonly amount: string; readonly place: FormPlace }

/**
 * The purchase that a page about a money shows: in the country that its address names, else in the visitor's own, else
 * where the money is at home. A place in the country with states is in the usual one of them.
 */
export function usualPurchase(
  fiat: string,
  named: string | null,
  visitors: string | null,
): UsualPurchase {
  const { amount, country } = USUAL[fiat] ?? ANY
  const place = knownPlace(named, null) ?? knownPlace(visitors, null) ?? knownPlace(country, null)
  const found = place ?? defaultPlace
  return {
    amount,
    place:
      found.country === countryWithStates
        ? { country: countryWithStates, state: defaultPlace.state }
        : found,
  }
}
