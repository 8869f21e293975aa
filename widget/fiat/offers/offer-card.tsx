import type { FiatOfferOut } from '@causeway/api/contract'
import { AmountText, tickerLabel } from '@causeway/ui/money'
import { Badge, Button, Icon } from '@causeway/ui/primitives'
import type { ReactNode } from 'react'
import { useTranslate } from '../../messages/index.ts'
import styles from './offer-card.module.css'
import { coinOf, fiatOf, type OfferScene } from './offer-scene.ts'
import { kycWords, meritWords, methodText, minutesText } from './offer-words.ts'
import { ProviderMark } from './provider-mark.tsx'
import { RateText } from './rate-text.tsx'
import { shownSum } from './shown-sum.ts'

export type OfferCardProps = {
  readonly offer: FiatOfferOut
  readonly scene: OfferScene
}

/**
 * What one provider would give: the amount after every fee, its fees, what it asks for and how it has done, and why it
 * stands here (BUY-04). The button sends the form with the provider's id.
 */
export function OfferCard({ offer, scene }: OfferCardProps) {
  const t = useTranslate()
  const ticker = tickerLabel(scene.to)
  return (
    <li className={styles.offer}>
      <OfferHead offer={offer} />
      <div className={styles.gain}>
        <AmountText
          className={styles.amount}
          amount={shownSum(offer.amount ?? '0', scene.to)}
          ticker={ticker}
        />
        <span className={styles.rate}>
          <RateText offer={offer} scene={scene} />
        </span>
      </div>
      <OfferFacts offer={offer} scene={scene} />
      {offer.rankReason === 'forced_top' && (
        <p className={styles.reason}>{t('fiat.rankForcedTop')}</p>
      )}
      <Button type="submit" name="provider" value={offer.providerId} look="secondary" wide>
        {t(scene.side === 'buy' ? 'fiat.buyWith' : 'fiat.sellWith', {
          ticker: tickerLabel(coinOf(scene)),
          provider: offer.name,
        })}
      </Button>
    </li>
  )
}

export type OfferHeadProps = {
  readonly offer: FiatOfferOut
  /** The heading's level on its page. */
  readonly level?: 2 | 3
}

/** The provider, its rating, and what it is best for. */
export function OfferHead({ offer, level = 3 }: OfferHeadProps) {
  const t = useTranslate()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className={styles.head}>
      <ProviderMark name={offer.name} id={offer.providerId} />
      <div className={styles.names}>
        <Heading className={styles.name}>
          <bdi>{offer.name}</bdi>
        </Heading>
        <span className={styles.rating}>
          {offer.rating === null ? (
            t('fiat.unrated')
          ) : (
            <>
              <Icon name="star" size={14} />
              {t('fiat.rated', { rating: String(offer.rating) })}
            </>
          )}
        </span>
      </div>
      <div className={styles.merits}>
        {offer.bestFor.map((merit) => (
          <Badge key={merit} tone="good">
            {t(meritWords[merit])}
          </Badge>
        ))}
      </div>
    </div>
  )
}

function OfferFacts({ offer, scene }: Pick<OfferCardProps, 'offer' | 'scene'>) {
  const t = useTranslate()
  const fiat = fiatOf(scene)
  const ticker = tickerLabel(fiat)
  const { network } = coinOf(scene)
  return (
    <dl className={styles.facts}>
      <Fact name={t('fiat.fees')}>
        {offer.fee === null ? (
          t('fiat.feeNotNamed')
        ) : (
          <>
            <AmountText amount={shownSum(offer.fee, fiat)} ticker={ticker} />
            {offer.networkFee === null ? null : (
              <span className={styles.part}>
                {t('fiat.networkFeePart', { amount: shownSum(offer.networkFee, fiat), ticker })}
              </span>
            )}
          </>
        )}
      </Fact>
      <Fact name={t('fiat.network')}>{network}</Fact>
      <Fact name={t('fiat.methods')}>
        {offer.paymentMethods.map((method) => methodText(t, method)).join(' · ')}
      </Fact>
      <Fact name={t('fiat.requires')}>{t(kycWords[offer.kyc])}</Fact>
      <Fact name={t('fiat.time')}>{minutesText(t, offer)}</Fact>
      <Fact name={t('fiat.success')}>
        {offer.successRate === null
          ? t('fiat.successUnknown')
          : t('fiat.successOurs', { percent: Math.round(offer.successRate) })}
      </Fact>
    </dl>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
