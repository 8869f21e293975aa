import type { OffersOut } from '@causeway/api/contract'
import { AmountText, tickerLabel } from '@causeway/ui/money'
import { Button, Countdown, LtrText, Notice, VisuallyHidden } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { useEffect, useState } from 'react'
import { Form, useNavigation } from '../../client-page/index.ts'
import type { OrderViewProps } from '../order-view-props.ts'
import styles from './choice.module.css'
import { type Offer, useSteadyOffer } from './use-steady-offer.ts'

/** Exchanges what arrived for an exact amount, or says that nobody can price it now. */
export function ExchangeOffer(props: OrderViewProps) {
  const t = useTranslate()
  const { transaction } = props
  const offered = transaction.offers?.exchange ?? null
  const offer = useSteadyOffer(offered, transaction.serverTime)
  // What is too little has no price; the ways out stand below.
  if (offer === null && transaction.offers?.topUp) return null
  return (
    <section className={styles.choice}>
      <h3 className={styles.title}>{t('desk.exchangeTitle')}</h3>
      {offer === null ? (
        <Unavailable refresh={props.refresh} />
      ) : (
        <OfferForm {...props} offer={offer} key={offer.offerId} />
      )}
    </section>
  )
}

const ASK_AGAIN_MILLISECONDS = 10_000

function Unavailable({ refresh }: { readonly refresh: () => void }) {
  const t = useTranslate()
  useEffect(() => {
    const timer = setInterval(refresh, ASK_AGAIN_MILLISECONDS)
    return () => clearInterval(timer)
  }, [refresh])
  return <Notice>{t('desk.exchangeUnavailable')}</Notice>
}

function OfferForm({ transaction, from, to, offer, refresh }: OrderViewProps & { offer: Offer }) {
  const t = useTranslate()
  const isSending = useNavigation().formMethod === 'POST'
  const tickers = { from: tickerLabel(from), to: tickerLabel(to) }
  const { amountFrom, amountTo } = offer
  const { agreed = null, topUp = null } = transaction.offers ?? {}
  const keepsPromise = agreed !== null || topUp?.keepsPromise === true
  // The first offer is read with the page; only what comes after it has to be said.
  const [isFirst] = useState(() => transaction.offers?.exchange?.offerId === offer.offerId)
  return (
    <>
      <p>{t('desk.exchangeText', { amountFrom, amountTo, ...tickers })}</p>
      <VisuallyHidden role="status">
        {isFirst ? '' : t('desk.offerNew', { amountTo, to: tickers.to })}
      </VisuallyHidden>
      <OfferFigures offer={offer} tickers={tickers} />
      <Form method="post" className={styles.form}>
        <input type="hidden" name="intent" value="exchange" />
        <input type="hidden" name="offerId" value={offer.offerId} />
        <Button
          type="submit"
          // What was agreed is offered first.
          look={keepsPromise ? 'secondary' : 'primary'}
          busy={isSending}
          wide
          size="large"
        >
          {t('desk.exchangeAccept', { amountTo, to: tickers.to })}
        </Button>
      </Form>
      <p className={styles.remark}>
        <span>{t('desk.offerValid')}</span>
        <Countdown
          endsAt={offer.validUntil}
          serverTime={transaction.serverTime}
          onEnd={refresh}
          short
        />
      </p>
    </>
  )
}

type FiguresProps = {
  readonly offer: NonNullable<OffersOut['exchange']>
  readonly tickers: { readonly from: string; readonly to: string }
}

function OfferFigures({ offer, tickers }: FiguresProps) {
  const t = useTranslate()
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{t('desk.offerRate')}</dt>
        <dd>
          <LtrText>
            1 {tickers.from} = {offer.rate} {tickers.to}
          </LtrText>
        </dd>
      </div>
      <div>
        <dt>{t('desk.offerFee')}</dt>
        <dd>
          <AmountText amount={offer.exchangeFee} ticker={tickers.to} />
        </dd>
      </div>
      {offer.partnerFee === null ? null : (
        <div>
          <dt>{t('transaction.partnerFee')}</dt>
          <dd>
            <AmountText amount={offer.partnerFee} ticker={tickers.to} />
          </dd>
        </div>
      )}
      <div>
        <dt>{t('desk.offerNetworkFee')}</dt>
        <dd>
          <AmountText amount={offer.networkFee} ticker={tickers.to} />
        </dd>
      </div>
      <div className={styles.total}>
        <dt>{t('desk.offerGet')}</dt>
        <dd>
          <AmountText amount={offer.amountTo} ticker={tickers.to} />
        </dd>
      </div>
    </dl>
  )
}
