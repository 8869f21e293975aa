import type { MessageKey } from '@causeway/content/messages'
import { AddressText, AmountText, tickerLabel } from '@causeway/ui/money'
import { Card, CopyButton, LtrText } from '@causeway/ui/primitives'
import { providerName } from '@causeway/widget/address'
import { useTranslate } from '@causeway/widget/messages'
import type { ReactNode } from 'react'
import { DateTime } from './date-time.tsx'
import styles from './order-facts.module.css'
import { OrderTimeline } from './order-timeline.tsx'
import type { OrderViewProps } from './order-view-props.ts'
import { TrackLink } from './track-link.tsx'
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
          <Alias name={transaction.payoutAlias} provider={transaction.payoutAliasProvider} />
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
        {transaction.newAccount === null ? null : (
          <Fact name={t('transaction.newAccount')}>
            <LtrText>{transaction.newAccount.name}</LtrText>
          </Fact>
        )}
        <Dates transaction={transaction} />
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
      <OrderTimeline transaction={transaction} />
      <TrackLink transaction={transaction} publicUrl={props.publicUrl} />
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
      <Fact name={t(getName(transaction))}>
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

/** While an order waits for its holder, what was said when it was made no longer stands. */
function getName({ amountTo, status, type }: OrderViewProps['transaction']): MessageKey {
  if (amountTo !== null) return 'transaction.youGot'
  if (status !== 'hold') return 'transaction.youGet'
  return type === 'fixed' ? 'transaction.agreedAtFirst' : 'transaction.estimatedAtFirst'
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

/** The name that an address came from, and who told it (EXCH-03). */
function Alias(alias: { readonly name: string | null; readonly provider: string | null }) {
  const t = useTranslate()
  const { name, provider } = alias
  if (name === null) return null
  return (
    <p className={styles.kind}>
      {provider === null ? (
        <bdi>{name}</bdi>
      ) : (
        t('transaction.alias', { name, provider: providerName(t, provider) })
      )}
    </p>
  )
}

function Dates({ transaction }: Pick<OrderViewProps, 'transaction'>) {
  const t = useTranslate()
  const dates = [
    [t('transaction.createdAt'), transaction.createdAt],
    [t('transaction.paidAt'), transaction.userSentAt],
    [t('transaction.sentAt'), transaction.moneySentAt],
    [t('transaction.endedAt'), transaction.endedAt],
  ] as const
  return dates.map(([name, iso]) =>
    iso === null ? null : (
      <Fact key={name} name={name}>
        <DateTime iso={iso} />
      </Fact>
    ),
  )
}
