import type { FiatOfferOut } from '@causeway/api/contract'
import { tickerLabel } from '@causeway/ui/money'
import { LtrText } from '@causeway/ui/primitives'
import { displayAmount } from '../form/index.ts'
import { useTranslate } from '../messages/index.ts'
import type { OfferScene } from './offer-scene.ts'

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
    <LtrText>
      {t('form.rateLine', {
        from: tickerLabel(one),
        sign: '~',
        rate: displayAmount(rate),
        to: tickerLabel(other),
      })}
    </LtrText>
  )
}
