import type { OffersOut } from '@causeway/api/contract'
import { tickerLabel } from '@causeway/ui/money'
import { Button, Notice } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { Form, useNavigation } from '../../client-page/index.ts'
import type { OrderViewProps } from '../order-view-props.ts'
import styles from './choice.module.css'
import { RefundField } from './refund-field.tsx'

/** Sends what arrived back, less the network fee, to a checked address; says so where that is not worth it. */
export function RefundOffer(props: OrderViewProps & { readonly offers: OffersOut }) {
  const t = useTranslate()
  const { transaction, from, offers } = props
  const isSending = useNavigation().formMethod === 'POST'
  const { refund, refundFee } = offers
  const ticker = tickerLabel(from)
  return (
    <section className={styles.choice}>
      <h3 className={styles.title}>{t('desk.refundTitle')}</h3>
      {refund === null ? (
        <Notice>{t('desk.refundTooSmall', { networkFee: refundFee, ticker })}</Notice>
      ) : (
        <Form method="post" className={styles.form}>
          <input type="hidden" name="intent" value="refund" />
          <p>{t('desk.refundText', { ...refund, ticker })}</p>
          <RefundField
            coin={from}
            known={transaction.refundAddress}
            label={t('desk.refundAddress')}
          />
          <Button type="submit" look="secondary" busy={isSending} wide>
            {t('desk.refundButton', { amountTo: refund.amountTo, ticker })}
          </Button>
        </Form>
      )}
    </section>
  )
}
