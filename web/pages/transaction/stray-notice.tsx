import { AmountText, tickerLabel } from '@causeway/ui/money'
import { Notice } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import type { OrderViewProps } from './order-view-props.ts'
import styles from './stray-notice.module.css'
import { TxLink } from './tx-link.tsx'

/** Another coin that was paid to the order's address: what was seen, what becomes of it, and whom to ask (TRACK-04). */
export function StrayNotice(props: OrderViewProps) {
  const t = useTranslate()
  const { transaction, from, supportEmail } = props
  if (transaction.strays.length === 0) return null
  return (
    <Notice tone="warning" strong title={t('desk.strayTitle')} announce="status">
      <p>{t('desk.strayText', { ticker: tickerLabel(from) })}</p>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list */}
      <ul role="list" className={styles.list}>
        {transaction.strays.map((stray) => (
          <li key={`${stray.txId} ${stray.currency} ${stray.amount}`}>
            <AmountText amount={stray.amount} ticker={stray.currency.toUpperCase()} />
            <TxLink {...props} txId={stray.txId} coin={from} wallet={null} />
          </li>
        ))}
      </ul>
      <p>
        {supportEmail === null
          ? t('desk.strayAskOperator')
          : t('desk.strayAsk', { support: supportEmail })}
      </p>
    </Notice>
  )
}
