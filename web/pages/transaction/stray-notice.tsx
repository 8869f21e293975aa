import { AmountText, tickerLabel } from '@causeway/ui/money'
import { Button, Notice } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { Form, useNavigation } from '../../client-page/index.ts'
import type { OrderViewProps } from './order-view-props.ts'
import styles from './stray-notice.module.css'
import { TxLink } from './tx-link.tsx'

/**
 * Another coin that was paid to the order's address: what was seen and what becomes of it (TRACK-04). Its holder reports it
 * here with one press; those that he has reported are told of by themselves (claims-notice).
 */
export function StrayNotice(props: OrderViewProps) {
  const t = useTranslate()
  const { transaction, from, supportEmail } = props
  const claimed = new Set(transaction.claims.map(({ txId }) => txId))
  const strays = transaction.strays.filter(({ txId }) => !claimed.has(txId))
  if (strays.length === 0) return null
  return (
    <Notice tone="warning" strong title={t('desk.strayTitle')} announce="status">
      <p>{t('desk.strayText', { ticker: tickerLabel(from) })}</p>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list */}
      <ul role="list" className={styles.list}>
        {strays.map((stray) => (
          <li key={`${stray.txId} ${stray.currency} ${stray.amount}`}>
            <AmountText amount={stray.amount} ticker={tickerLabel({ code: stray.currencyCode })} />
            <TxLink {...props} txId={stray.txId} coin={from} wallet={null} />
            {transaction.isOwner ? <Report txId={stray.txId} /> : null}
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
