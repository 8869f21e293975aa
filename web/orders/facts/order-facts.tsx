import { AddressText } from '@causeway/ui/money'
import { Card, CopyButton, LtrText } from '@causeway/ui/primitives'
import { providerName } from '@causeway/widget/address'
import { useTranslate } from '@causeway/widget/messages'
import { TrackLink } from '../access/track-link.tsx'
import type { OrderViewProps } from '../order-view-props.ts'
import { TxLink } from '../progress/tx-link.tsx'
import { DateTime } from './date-time.tsx'
import { Fact, OrderAmounts } from './order-amounts.tsx'
import styles from './order-facts.module.css'
import { OrderTimeline } from './order-timeline.tsx'

/** Amounts, rate, fees, addresses, transactions and dates of the order (TRACK-01, TRACK-05). */
export function OrderFacts(props: OrderViewProps) {
  const t = useTranslate()
  const { transaction, from, to } = props
  const { payoutAddress, payoutExtraId, refundAddress } = transaction
  return (
    <Card look="outlined">
      <dl className={styles.facts}>
        <OrderAmounts {...props} />
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
        {[...new Set(transaction.deposits.map(({ txId }) => txId))].map((txId) => (
          <Fact key={txId} name={t('transaction.payinTx')}>
            <TxLink {...props} txId={txId} coin={from} wallet={transaction.payinAddress} />
          </Fact>
        ))}
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
  const isRefund = transaction.amountRefunded !== null && transaction.amountTo === null
  const dates = [
    [t('transaction.createdAt'), transaction.createdAt],
    [t('transaction.paidAt'), transaction.userSentAt],
    [t(isRefund ? 'orderState.sentBackAt' : 'transaction.sentAt'), transaction.moneySentAt],
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
