import type { FiatOfferOut } from '@causeway/api/contract'
import { AmountText, tickerLabel } from '@causeway/ui/money'
import { useTranslate } from '../../messages/index.ts'
import type { OfferScene } from './offer-scene.ts'
import { shownPrice } from './shown-sum.ts'

export type RateTextProps = {
  readonly offer: Pick<FiatOfferOut, 'rate' | 'invertedRate'>
  readonly scene: OfferScene
}

/** What an offer comes to for one, every fee included: the price of a coin, or turned round. */
export function RateText({ offer, scene }: RateTextProps) {
  const t = useTranslate()
  const { side, from, to, isPerCoin } = scene
  const isDirect = (side === 'sell') === isPerCoin
  const rate = isDirect ? offer.rate : offer.invertedRate
  if (rate === null) return null
  const [one, other] = isDirect ? [from, to] : [to, from]
  return (
    <AmountText
      amount={t('form.rateLine', {
        from: tickerLabel(one),
        sign: '~',
        rate: shownPrice(rate, other),
        to: tickerLabel(other),
      })}
    />
  )
}
