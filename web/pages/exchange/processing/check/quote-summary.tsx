import type { CurrencyOut, EstimateReply } from '@causeway/api/contract'
import { AmountText, CoinIcon, NetworkBadge, tickerLabel } from '@causeway/ui/money'
import { Countdown } from '@causeway/ui/primitives'
import { priceBreakdown } from '@causeway/widget/form'
import { useTranslate } from '@causeway/widget/messages'
import { Worth } from '@causeway/widget/worth'
import type { ReactNode } from 'react'
import styles from './quote-summary.module.css'

export type QuoteSummaryProps = {
  readonly from: CurrencyOut
  readonly to: CurrencyOut
  readonly estimate: EstimateReply
}

/** What is sent, what comes out, and every part of the price between the two, with the quote's countdown. */
export function QuoteSummary({ from, to, estimate }: QuoteSummaryProps) {
  const t = useTranslate()
  const { amountFrom, amountTo, isFixedRate, rateIdExpiredAt, serverTime } = estimate
  const parts = priceBreakdown(estimate)
  const ticker = tickerLabel(to)
  const sign = isFixedRate ? '=' : '~'
  return (
    <div>
      <dl className={styles.amounts}>
        <Side name={t('processing.youSend')} coin={from} amount={amountFrom} isExact />
        <Side
          name={t(isFixedRate ? 'processing.youGet' : 'processing.youGetAbout')}
          coin={to}
          amount={amountTo}
        />
      </dl>
      {parts === null ? null : (
        <dl className={styles.parts}>
          <Part name={t('processing.rate')}>
            <AmountText amount={`1 ${tickerLabel(from)} ${sign} ${parts.rate} ${ticker}`} />
          </Part>
          <Part name={t('processing.exchangeFee')}>
            <AmountText amount={parts.exchangeFee} ticker={ticker} />
          </Part>
          {parts.partnerFee === null ? null : (
            <Part name={t('processing.partnerFee')}>
              <AmountText amount={parts.partnerFee} ticker={ticker} />
            </Part>
          )}
          <Part name={t('processing.networkFee')}>
            <AmountText amount={parts.networkFee} ticker={ticker} />
          </Part>
          {estimate.accountCost === null ? null : (
            <Part name={t('processing.accountCost')}>
              <AmountText amount={estimate.accountCost} ticker={ticker} />
            </Part>
          )}
        </dl>
      )}
      <p className={styles.kind}>
        {t(isFixedRate ? 'processing.rateGuaranteed' : 'processing.rateFloating')}
        {rateIdExpiredAt === null ? null : (
          <span className={styles.countdown}>
            {t('processing.quoteExpires')}{' '}
            <Countdown
              key={rateIdExpiredAt}
              endsAt={rateIdExpiredAt}
              serverTime={serverTime}
              short
            />
          </span>
        )}
      </p>
      <GuaranteedTimes estimate={estimate} />
    </div>
  )
}

const minutes = (seconds: number) => String(Math.floor(seconds / 60))

/** How long the guaranteed rate waits, and what happens beyond that. */
function GuaranteedTimes({ estimate }: Pick<QuoteSummaryProps, 'estimate'>) {
  const t = useTranslate()
  const { confirmWithinSeconds, payWithinSeconds } = estimate
  if (payWithinSeconds === null || confirmWithinSeconds === null) return null
  return (
    <p>
      {t('processing.guaranteedTimes', {
        pay: minutes(payWithinSeconds),
        confirm: minutes(confirmWithinSeconds),
      })}
    </p>
  )
}

type SideProps = {
  readonly name: string
  readonly coin: CurrencyOut
  readonly amount: string | null
  /** What the visitor will have to pay is not cut. */
  readonly isExact?: boolean
}

function Side({ name, coin, amount, isExact = false }: SideProps) {
  return (
    <div className={styles.side}>
      <dt>{name}</dt>
      <dd>
        <CoinIcon code={coin.code} />
        <span className={styles.amount}>
          <AmountText amount={amount ?? '…'} ticker={tickerLabel(coin)} isExact={isExact} />
          <Worth currency={coin.ticker} amount={amount} />
        </span>
        <NetworkBadge badge={coin.network} />
      </dd>
    </div>
  )
}

function Part({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.part}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
