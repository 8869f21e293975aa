import type { MessageKey } from '@causeway/content/messages'
import { AmountText, tickerLabel } from '@causeway/ui/money'
import { useTranslate } from '@causeway/widget/messages'
import { DateTime } from '../facts/date-time.tsx'
import type { OrderViewProps } from '../order-view-props.ts'
import styles from './deposit-list.module.css'
import { minutesLeft } from './minutes-left.ts'
import { TxLink } from './tx-link.tsx'

/** Every payment the order has met: an order can meet several (TRACK-04). */
export function DepositList(props: OrderViewProps) {
  const t = useTranslate()
  const { transaction, from } = props
  if (transaction.deposits.length === 0) return null
  return (
    <section aria-label={t('transaction.deposits')}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list */}
      <ul role="list" className={styles.list}>
        {transaction.deposits.map((deposit) => (
          <li key={`${deposit.txId} ${deposit.amount}`} className={styles.deposit}>
            <p className={styles.amount}>
              <AmountText amount={deposit.amount} ticker={tickerLabel(from)} />
              <span className={styles.state}>{t(stateNames[deposit.state] ?? seen)}</span>
            </p>
            <p className={styles.state}>
              <DateTime iso={deposit.seenAt} />
            </p>
            <TxLink {...props} txId={deposit.txId} coin={from} wallet={null} />
            {/* Last: they go once there are enough, and nothing moves up by that. */}
            <Confirmations
              deposit={deposit}
              blockSeconds={transaction.payinBlockSeconds}
              network={from.network}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

type Deposit = OrderViewProps['transaction']['deposits'][number]

const seen: MessageKey = 'transaction.depositSeen'

const stateNames: Readonly<Record<string, MessageKey>> = {
  seen,
  confirmed: 'transaction.depositConfirmed',
  reversed: 'transaction.depositReversed',
}

type ConfirmationsProps = {
  readonly deposit: Deposit
  readonly blockSeconds: number | null
  readonly network: string
}

function Confirmations({ deposit, blockSeconds, network }: ConfirmationsProps) {
  const t = useTranslate()
  if (deposit.state !== 'seen') return null
  const { confirmations, confirmationsNeeded } = deposit
  const words = t('transaction.confirmations', {
    count: confirmations,
    needed: confirmationsNeeded,
    network,
  })
  const minutes = minutesLeft(confirmationsNeeded - confirmations, blockSeconds)
  return (
    <p className={styles.confirmations}>
      <progress value={confirmations} max={confirmationsNeeded} aria-label={words} />
      <span>
        {words}
        {minutes === null ? null : <>, {t('transaction.minutesLeft', { count: minutes })}</>}
      </span>
    </p>
  )
}
