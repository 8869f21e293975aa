import { AddressText, AmountText, tickerLabel } from '@causeway/ui/money'
import { Card, CopyButton, Disclosure, LtrText } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import type { ReactNode } from 'react'
import { formatDateTime } from './format-date-time.ts'
import styles from './order-facts.module.css'
import { eventName } from './order-status.ts'
import type { OrderViewProps } from './order-view-props.ts'
import { TxLink } from './tx-link.tsx'

/** Amounts, rate, fees, addresses, transactions and dates of the order (TRACK-01, TRACK-05). */
export function OrderFacts(props: OrderViewProps) {
  const t = useTranslate()
  const { transaction, from, to } = props
  const { payoutAddress, payoutExtraId, refundAddress } = transaction
  return (
    <Card look="outlined">
      <dl className={styles.facts}>
        <Amounts {...props} />
        <Fact name={t('transaction.recipient')}>
          <Address address={payoutAddress} />
        </Fact>
        {payoutExtraId === null ? null : (
          <Fact name={transaction.payoutExtraIdName ?? ''}>
            <LtrText>{payoutExtraId}</LtrText>
          </Fact>
        )}
        {refundAddress === null ? null : (
          <Fact name={t('transaction.refundAddress')}>
            <Address address={refundAddress} />
          </Fact>
        )}
        <Fact name={t('transaction.createdAt')}>
          <DateTime iso={transaction.createdAt} />
        </Fact>
        {transaction.payinTxId === null ? null : (
          <Fact name={t('transaction.payinTx')}>
            <TxLink {...props} txId={transaction.payinTxId} coin={from} wallet={null} />
          </Fact>
        )}
        {transaction.payoutTxId === null ? null : (
          <Fact name={t('transaction.payoutTx')}>
            <TxLink {...props} txId={transaction.payoutTxId} coin={to} wallet={payoutAddress} />
          </Fact>
        )}
        {transaction.refundTxId === null ? null : (
          <Fact name={t('transaction.refundTx')}>
            <TxLink {...props} txId={transaction.refundTxId} coin={from} wallet={refundAddress} />
          </Fact>
        )}
      </dl>
      <History {...props} />
      {transaction.isOwner ? <TrackLink {...props} /> : null}
    </Card>
  )
}

function Amounts({ transaction, from, to }: OrderViewProps) {
  const t = useTranslate()
  const { amountFrom, amountTo, amountExpectedFrom, amountExpectedTo } = transaction
  const isFixed = transaction.type === 'fixed'
  const tickers = { from: tickerLabel(from), to: tickerLabel(to) }
  const rate = transaction.rate ?? transaction.aprxRate
  const sign = isFixed ? '=' : '~'
  const fees = [
    [t('transaction.exchangeFee'), transaction.exchangeFee],
    [t('transaction.networkFee'), transaction.networkFee],
  ] as const
  return (
    <>
      <Fact name={t(amountFrom === null ? 'transaction.youSend' : 'transaction.youSent')}>
        <AmountText amount={amountFrom ?? amountExpectedFrom} ticker={tickers.from} />
      </Fact>
      <Fact name={t(amountTo === null ? 'transaction.youGet' : 'transaction.youGot')}>
        {amountTo === null && !isFixed ? `${t('transaction.about')} ` : ''}
        <AmountText amount={amountTo ?? amountExpectedTo} ticker={tickers.to} />
      </Fact>
      <Fact name={t('transaction.rate')}>
        <LtrText>
          1 {tickers.from} {sign} {rate} {tickers.to}
        </LtrText>{' '}
        <span className={styles.kind}>
          {t(isFixed ? 'transaction.rateGuaranteed' : 'transaction.rateFloating')}
        </span>
      </Fact>
      {fees.map(([name, fee]) =>
        fee === null ? null : (
          <Fact key={name} name={name}>
            <AmountText amount={fee} ticker={tickers.to} />
          </Fact>
        ),
      )}
    </>
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

function Address({ address }: { readonly address: string }) {
  const t = useTranslate()
  return (
    <span className={styles.address}>
      <AddressText address={address} short />
      <CopyButton
        text={address}
        label={t('transaction.copyAddress')}
        short={t('common.copy')}
        copied={t('common.copied')}
      />
    </span>
  )
}

function DateTime({ iso }: { readonly iso: string }) {
  const t = useTranslate()
  return (
    <time dateTime={iso} className={styles.time}>
      {t('transaction.utc', { time: formatDateTime(iso) })}
    </time>
  )
}

function History({ transaction }: OrderViewProps) {
  const t = useTranslate()
  const steps = transaction.events.flatMap((event, index) => {
    const name = eventName(event.state)
    const isChange = transaction.events[index - 1]?.state !== event.state
    return name !== null && isChange ? [{ ...event, name }] : []
  })
  if (steps.length === 0) return null
  return (
    <Disclosure summary={t('transaction.history')}>
      <ol className={styles.history}>
        {steps.map((step) => (
          <li key={step.sequence}>
            <DateTime iso={step.at} />
            <span>{t(step.name)}</span>
          </li>
        ))}
      </ol>
    </Disclosure>
  )
}

function TrackLink({ transaction, publicUrl }: OrderViewProps) {
  const t = useTranslate()
  const url = `${publicUrl}/track/${transaction.transactionId}`
  return (
    <div className={styles.track}>
      <p>
        <a href={`/track/${transaction.transactionId}`}>{t('transaction.trackLink')}</a>
        <CopyButton
          text={url}
          label={`${t('common.copy')}: ${t('transaction.trackLink')}`}
          short={t('common.copy')}
          copied={t('common.copied')}
        />
      </p>
      <p className={styles.hint}>{t('transaction.trackLinkHint')}</p>
    </div>
  )
}
