import type { FiatOfferOut } from '@causeway/api/contract'
import { AmountText, tickerLabel } from '@causeway/ui/money'
import { Card, Notice } from '@causeway/ui/primitives'
import {
  coinOf,
  fiatOf,
  OfferHead,
  type OfferScene,
  offerErrorText,
  RateText,
  shownSum,
} from '@causeway/widget/fiat'
import { useLanguageTag, useTranslate } from '@causeway/widget/messages'
import type { ReactNode } from 'react'
import type { ProcessingCoin } from '../order-steps/processing-coin.ts'
import type { Deal } from './deal.ts'
import styles from './deal-view.module.css'

export type DealSummaryProps = {
  readonly deal: Deal
  readonly coins: readonly ProcessingCoin[]
  readonly offer: FiatOfferOut
}

/** What was taken: given, got, rate, every fee and the network, before anything is opened. */
export function DealSummary({ deal, coins, offer }: DealSummaryProps) {
  const t = useTranslate()
  const from = coins.find(({ ticker }) => ticker === deal.from)
  const to = coins.find(({ ticker }) => ticker === deal.to)
  if (from === undefined || to === undefined) return null
  const scene = { side: deal.category, from, to, place: deal.place, isPerCoin: true } as const
  const fiat = fiatOf(scene)
  return (
    <Card look="outlined">
      <OfferHead offer={offer} level={2} />
      {offer.error === null ? null : <Gone scene={scene} offer={offer} error={offer.error} />}
      <dl className={styles.summary}>
        <Line name={t(deal.category === 'buy' ? 'fiat.youPay' : 'fiat.youSell')}>
          {/* Coins are about to be sent: exactly so many. */}
          <AmountText
            amount={from.isFiat ? shownSum(deal.amount, from) : deal.amount}
            ticker={tickerLabel(from)}
          />
        </Line>
        {offer.amount === null ? null : (
          <div className={styles.total}>
            <dt>{t('processing.youGetAbout')}</dt>
            <dd>
              <AmountText amount={shownSum(offer.amount, to)} ticker={tickerLabel(to)} />
            </dd>
          </div>
        )}
        <Line name={t('processing.rate')}>
          <RateText offer={offer} scene={scene} />
        </Line>
        <Line name={t('fiat.fees')}>
          {offer.fee === null ? (
            t('fiat.feeNotNamed')
          ) : (
            <AmountText amount={shownSum(offer.fee, fiat)} ticker={tickerLabel(fiat)} />
          )}
        </Line>
        <Line name={t('fiat.network')}>{coinOf(scene).network}</Line>
      </dl>
      <p className={styles.small}>{t('fiat.offerMoves')}</p>
    </Card>
  )
}

function Line({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

type GoneProps = {
  readonly scene: OfferScene
  readonly offer: FiatOfferOut
  readonly error: NonNullable<FiatOfferOut['error']>
}

function Gone({ scene, offer, error }: GoneProps) {
  const t = useTranslate()
  const language = useLanguageTag()
  return (
    <Notice tone="warning" announce="alert" title={t('fiat.offerGone')}>
      {offerErrorText(t, error, {
        provider: offer.name,
        coin: tickerLabel(coinOf(scene)),
        fiat: tickerLabel(fiatOf(scene)),
        place: scene.place,
        language,
      })}
    </Notice>
  )
}
