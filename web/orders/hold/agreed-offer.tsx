import type { OffersOut } from '@causeway/api/contract'
import { tickerLabel } from '@causeway/ui/money'
import { Button, Countdown } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { Form, useNavigation } from '../../client-page/index.ts'
import type { OrderViewProps } from '../order-view-props.ts'
import styles from './choice.module.css'
import { RefundField } from './refund-field.tsx'

type Agreed = NonNullable<OffersOut['agreed']>

/** Of more than was agreed: the agreed part at its guaranteed rate, and the rest back, less the network fee. */
export function AgreedOffer(props: OrderViewProps & { readonly agreed: Agreed }) {
  const t = useTranslate()
  const { transaction, from, to, agreed } = props
  const isSending = useNavigation().formMethod === 'POST'
  const words = { ...agreed, validUntil: '', from: tickerLabel(from), to: tickerLabel(to) }
  return (
    <section className={styles.choice}>
      <h3 className={styles.title}>{t('orderState.agreedTitle')}</h3>
      <Form method="post" className={styles.form}>
        <input type="hidden" name="intent" value="exchange-agreed" />
        <p>{t('orderState.agreedText', words)}</p>
        <RefundField
          coin={from}
          known={transaction.refundAddress}
          label={t('desk.refundAddress')}
        />
        <Button type="submit" busy={isSending} wide size="large">
          {t('orderState.agreedAccept', words)}
        </Button>
      </Form>
      <p className={styles.remark}>
        {agreed.validUntil === null ? (
          <span>{t('orderState.agreedWhile')}</span>
        ) : (
          <>
            <span>{t('orderState.agreedUntil')}</span>
            <Countdown
              endsAt={agreed.validUntil}
              serverTime={transaction.serverTime}
              onEnd={props.refresh}
              short
            />
          </>
        )}
      </p>
    </section>
  )
}
