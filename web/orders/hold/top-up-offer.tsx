import type { OffersOut } from '@causeway/api/contract'
import type { Translate } from '@causeway/content/messages'
import { AddressText, AmountText, tickerLabel } from '@causeway/ui/money'
import { CopyButton, Countdown } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import type { OrderViewProps } from '../order-view-props.ts'
import { ExtraIdWarning } from '../payment/extra-id-warning.tsx'
import { usePaymentQr } from '../payment/use-payment-qr.ts'
import styles from './choice.module.css'

type TopUp = NonNullable<OffersOut['topUp']>

/** The exact rest, to the same address: what it brings, where it goes, and until when. */
export function TopUpOffer(props: OrderViewProps & { readonly topUp: TopUp }) {
  const t = useTranslate()
  const { transaction, from, topUp } = props
  const ticker = tickerLabel(from)
  const qr = usePaymentQr(topUp.qrCodeData, props.topUpQrSvg)
  return (
    <section className={styles.choice}>
      <h3 className={styles.title}>{t('desk.topUpTitle')}</h3>
      <p>{topUpText(t, props)}</p>
      <div className={styles.rest}>
        <p className={styles.whole}>
          <AmountText amount={topUp.amount} ticker={ticker} className={styles.amount} isExact />
          <CopyButton
            text={topUp.amount}
            label={t('transaction.copyAmount')}
            short={t('common.copy')}
            copied={t('common.copied')}
          />
        </p>
        <p className={styles.whole}>
          <AddressText address={transaction.payinAddress} />
          <CopyButton
            text={transaction.payinAddress}
            label={t('transaction.copyAddress')}
            short={t('common.copy')}
            copied={t('common.copied')}
          />
        </p>
        <ExtraIdWarning transaction={transaction} />
        {qr === null ? null : (
          <div
            className={styles.qr}
            role="img"
            aria-label={t('desk.topUpQr', { amount: topUp.amount, ticker })}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own code from the order's URI
            dangerouslySetInnerHTML={{ __html: qr }}
          />
        )}
        {topUp.keepsPromise ? (
          <p className={styles.remark}>
            <span>{t('desk.topUpTime')}</span>
            <Countdown
              endsAt={Date.parse(transaction.payUntil)}
              serverTime={transaction.serverTime}
              onEnd={props.refresh}
            />
          </p>
        ) : null}
      </div>
    </section>
  )
}

function topUpText(
  t: Translate,
  { transaction, from, to, topUp }: OrderViewProps & { topUp: TopUp },
) {
  const words = { amount: topUp.amount, from: tickerLabel(from) }
  if (topUp.keepsPromise) {
    const amountTo = transaction.amountExpectedTo
    return t('desk.topUpPromise', { ...words, amountTo, to: tickerLabel(to) })
  }
  return topUp.least === null
    ? t('desk.topUpExact', words)
    : t('desk.topUpLeast', { ...words, least: topUp.least })
}
