import { tickerLabel } from '@causeway/ui/money'
import { type FormHold, offerProblem } from '../../form/index.ts'
import { useLanguageTag, useTranslate } from '../../messages/index.ts'
import { countryName, stateName } from '../places/places.ts'
import styles from './offer-alert.module.css'

export type OfferAlertProps = { readonly hold: FormHold; readonly side: 'from' | 'to' }

/**
 * Why nobody makes an offer (BUY-08): that the coin is not dealt in is said at the side that is got, everything else at
 * the side that is given; limits are said where they can be mended, between the two.
 */
export function OfferAlert({ hold, side }: OfferAlertProps) {
  const t = useTranslate()
  const language = useLanguageTag()
  const { place, from, to, category } = hold.state
  const problem = offerProblem(hold.state)
  if (problem?.side !== side) return null
  const labelOf = (ticker: string) => {
    const coin = hold.coins.get(ticker)
    return coin === undefined ? ticker : tickerLabel(coin)
  }
  const text = () => {
    switch (problem.type) {
      case 'currency':
        return t(category === 'sell' ? 'fiat.nobodyBuys' : 'fiat.nobodySells', {
          coin: labelOf(category === 'sell' ? from : to),
          fiat: labelOf(category === 'sell' ? to : from),
        })
      case 'country':
        if (place === null) return t('fiat.nobodyInPlace')
        return place.state
          ? t('fiat.nobodyInState', { state: stateName(place.state) })
          : t('fiat.nobodyInCountry', { country: countryName(language, place.country) })
      case 'timeout':
        return t('fiat.nobodyInTime')
      case 'unavailable':
        return t('fiat.nobodyAvailable')
      case 'others':
        return t('fiat.internalError')
    }
  }
  return (
    <p className={styles.alert} role="alert" data-alert={side === 'to' ? 'payout' : 'payin'}>
      {text()}
    </p>
  )
}
