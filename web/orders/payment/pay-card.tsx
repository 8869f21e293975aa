import { AddressText, AmountText, tickerLabel } from '@causeway/ui/money'
import { Card, CopyButton, Countdown, Disclosure, Notice } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { Worth } from '@causeway/widget/worth'
import type { OrderViewProps } from '../order-view-props.ts'
import { Expectations } from './expectations.tsx'
import { ExtraIdWarning } from './extra-id-warning.tsx'
import styles from './pay-card.module.css'
import { PlayPayForm } from './play-pay-form.tsx'

/** Where to pay, how much, and until when: nothing here is shortened (TRACK-12). */
export function PayCard(props: OrderViewProps) {
  const t = useTranslate()
  const { transaction, from, canPlay, world } = props
  const { payinAddress, amountExpectedFrom } = transaction
  const ticker = tickerLabel(from)
  return (
    <Card roomy>
      <PayDeadline {...props} />
      <div className={styles.layout}>
        <dl className={styles.facts}>
          <div>
            <dt>{t('transaction.sendExactly')}</dt>
            <dd className={styles.amount}>
              <AmountText amount={amountExpectedFrom} ticker={ticker} isExact />
              <Copy text={amountExpectedFrom} label={t('transaction.copyAmount')} />
            </dd>
            <dd>
              <Worth currency={from.ticker} amount={amountExpectedFrom} />
            </dd>
          </div>
          <div>
            <dt>
              {t('transaction.toAddress')} {t('transaction.onNetwork', { network: from.network })}
            </dt>
            <dd className={styles.address}>
              <AddressText address={payinAddress} />
              <Copy text={payinAddress} label={t('transaction.copyAddress')} />
            </dd>
          </div>
        </dl>
        <div
          className={styles.qr}
          role="img"
          aria-label={t('transaction.qrLabel', { amount: amountExpectedFrom, ticker })}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own server from the order's URI
          dangerouslySetInnerHTML={{ __html: props.qrSvg }}
        />
      </div>
      <ExtraIdWarning transaction={transaction} />
      <Notice tone="warning">
        {world === 'play'
          ? t('transaction.playWarning')
          : t('transaction.networkWarning', { ticker, network: from.network })}
      </Notice>
      <Expectations {...props} />
      {canPlay ? <PlayPayForm transactionId={transaction.transactionId} /> : null}
      <Disclosure summary={t('transaction.howToPay')}>
        <ol className={styles.how}>
          <li>{t('transaction.howToPay1', { ticker, network: from.network })}</li>
          <li>{t('transaction.howToPay2')}</li>
          <li>{t('transaction.howToPay3')}</li>
        </ol>
      </Disclosure>
    </Card>
  )
}

function PayDeadline({ transaction }: OrderViewProps) {
  const t = useTranslate()
  const endsAt = Date.parse(transaction.payUntil)
  if (transaction.serverTime >= endsAt) {
    return <Notice tone="warning">{t('transaction.payUntilPassed')}</Notice>
  }
  return (
    <p className={styles.deadline}>
      <span>{t('transaction.payWithin')}</span>
      <Countdown endsAt={endsAt} serverTime={transaction.serverTime} />
    </p>
  )
}

function Copy({ text, label }: { readonly text: string; readonly label: string }) {
  const t = useTranslate()
  return (
    <CopyButton text={text} label={label} short={t('common.copy')} copied={t('common.copied')} />
  )
}
