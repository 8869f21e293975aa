import type { CurrencyOut } from '@causeway/api/contract'
import { AddressText, AmountText, isLongAmount, tickerLabel } from '@causeway/ui/money'
import { Card, classNames, Icon, LinkButton } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { Worth } from '@causeway/widget/worth'
import { useLocalPath } from '../../i18n/use-language.ts'
import type { OrderViewProps } from '../order-view-props.ts'
import { DepositList } from './deposit-list.tsx'
import { NotesOfOrder } from './notes-of-order.tsx'
import styles from './receipt.module.css'
import { TxLink } from './tx-link.tsx'

/** The receipt of a payout: what arrived is the largest thing on it. */
export function PayoutReceipt(props: OrderViewProps) {
  const t = useTranslate()
  const { transaction, from, to } = props
  const amount = transaction.amountTo ?? transaction.amountExpectedTo
  const rest = transaction.amountRest !== null
  return (
    <Card roomy className={styles.receipt}>
      <Headline text={t('transaction.finishedTitle', { ticker: tickerLabel(to) })} />
      <Sum amount={amount} coin={to} />
      <NotesOfOrder {...props} />
      <p className={styles.remark}>{t('transaction.finishedText')}</p>
      <dl className={styles.rows}>
        <SentRow {...props} />
        <AddressRow name={t('orderState.sentTo')} address={transaction.payoutAddress} />
      </dl>
      <TxLink
        {...props}
        txId={transaction.payoutTxId}
        coin={to}
        wallet={transaction.payoutAddress}
      />
      {rest ? (
        <TxLink
          {...props}
          txId={transaction.refundTxId}
          coin={from}
          wallet={transaction.refundAddress}
        />
      ) : null}
      <Ending {...props} />
    </Card>
  )
}

/** The receipt of a refund: what went back, less the network fee, and where it can be seen. */
export function RefundReceipt(props: OrderViewProps) {
  const t = useTranslate()
  const { transaction, from } = props
  const { amountRefunded, refundAddress, refundFee } = transaction
  return (
    <Card roomy className={styles.receipt}>
      <Headline text={t('transaction.refundedText')} />
      {amountRefunded === null ? null : <Sum amount={amountRefunded} coin={from} />}
      <dl className={styles.rows}>
        <SentRow {...props} />
        {refundFee === null ? null : (
          <div>
            <dt>{t('transaction.networkFee')}</dt>
            <dd>
              <AmountText amount={refundFee} ticker={tickerLabel(from)} />
            </dd>
          </div>
        )}
        {refundAddress === null ? null : (
          <AddressRow name={t('orderState.refundedTo')} address={refundAddress} />
        )}
      </dl>
      <TxLink {...props} txId={transaction.refundTxId} coin={from} wallet={refundAddress} />
      <Ending {...props} />
    </Card>
  )
}

function Headline({ text }: { readonly text: string }) {
  return (
    <h2 className={styles.headline}>
      <span className={styles.mark} aria-hidden="true">
        <Icon name="check" size={16} />
      </span>
      <span>{text}</span>
    </h2>
  )
}

function Sum({ amount, coin }: { readonly amount: string; readonly coin: CurrencyOut }) {
  return (
    <>
      <p className={classNames(styles.sum, isLongAmount(amount) && styles.long)}>
        <AmountText amount={amount} ticker={tickerLabel(coin)} />
      </p>
      <Worth currency={coin.ticker} amount={amount} />
    </>
  )
}

function SentRow({ transaction, from }: OrderViewProps) {
  const t = useTranslate()
  return (
    <div>
      <dt>{t('transaction.youSent')}</dt>
      <dd>
        <AmountText
          amount={transaction.amountFrom ?? transaction.amountExpectedFrom}
          ticker={tickerLabel(from)}
        />
      </dd>
    </div>
  )
}

function AddressRow({ name, address }: { readonly name: string; readonly address: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <AddressText address={address} short />
      </dd>
    </div>
  )
}

/** One payment stands among the facts; of several each is told with its amount. Then a fresh start. */
function Ending(props: OrderViewProps) {
  const t = useTranslate()
  const localPath = useLocalPath()
  return (
    <>
      {props.transaction.deposits.length < 2 ? null : <DepositList {...props} />}
      <p>
        <LinkButton href={localPath('/')} look="secondary">
          {t('transaction.again')}
        </LinkButton>
      </p>
    </>
  )
}
