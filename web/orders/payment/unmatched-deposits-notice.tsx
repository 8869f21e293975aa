import { AmountText, tickerLabel } from '@causeway/ui/money'
import { Button, Notice } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { Form, useNavigation } from '../../client-page/index.ts'
import type { OrderViewProps } from '../order-view-props.ts'
import { TxLink } from '../progress/tx-link.tsx'
import styles from './unmatched-deposits-notice.module.css'

/**
 * Unmatched deposits: another coin that was paid to the order's address, and what becomes of it (TRACK-04). The holder
 * reports it here with one press; reported ones have a notice of their own (claims-notice).
 */
export function UnmatchedDepositsNotice(props: OrderViewProps) {
  const t = useTranslate()
  const { transaction, from, supportEmail } = props
  const claimed = new Set(transaction.claims.map(({ txId }) => txId))
  const unmatched = transaction.unmatchedDeposits.filter(({ txId }) => !claimed.has(txId))
  if (unmatched.length === 0) return null
  return (
    <Notice tone="warning" strong title={t('desk.strayTitle')} announce="status">
      <p>{t('desk.strayText', { ticker: tickerLabel(from) })}</p>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list */}
      <ul role="list" className={styles.list}>
        {unmatched.map((deposit) => (
          <li key={`${deposit.txId} ${deposit.currency} ${deposit.amount}`}>
            <AmountText
              amount={deposit.amount}
              ticker={tickerLabel({ code: deposit.currencyCode })}
            />
            <TxLink {...props} txId={deposit.txId} coin={from} wallet={null} />
            {transaction.isOwner ? <Report txId={deposit.txId} /> : null}
          </li>
        ))}
      </ul>
      {supportEmail === null ? null : <p>{t('desk.strayAsk', { support: supportEmail })}</p>}
    </Notice>
  )
}

function Report({ txId }: { readonly txId: string }) {
  const t = useTranslate()
  const navigation = useNavigation()
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="find-payment" />
      <input type="hidden" name="txId" value={txId} />
      <Button
        type="submit"
        look="secondary"
        busy={navigation.formData?.get('intent') === 'find-payment'}
      >
        {t('lostPayment.report')}
      </Button>
    </Form>
  )
}
