import type { MessageKey } from '@causeway/content/messages'
import { tickerLabel } from '@causeway/ui/money'
import { Button, Card, Notice, TextField } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { Form, useNavigation } from 'react-router'
import { DepositList } from './deposit-list.tsx'
import styles from './hold-choice.module.css'
import type { OrderViewProps } from './order-view-props.ts'

const reasons: Readonly<Record<string, MessageKey>> = {
  amount_differs: 'transaction.holdAmountDiffers',
  amount_too_small: 'transaction.holdAmountTooSmall',
  amount_too_large: 'transaction.holdAmountTooLarge',
  paid_late: 'transaction.holdPaidLate',
  payout_refused: 'transaction.holdPayoutRefused',
}

/** Why the order waits, and its holder's choice: go on at the current rate, or get the coins back (TRACK-10). */
export function HoldChoice(props: OrderViewProps) {
  const t = useTranslate()
  const { transaction } = props
  const { choices, isOwner } = transaction
  const reason = reasons[transaction.holdReason ?? '']
  return (
    <Card roomy>
      <Notice tone="warning" title={t('transaction.statusHold')}>
        {reason === undefined ? null : <p>{t(reason)}</p>}
        <p>{t(choices.length > 0 ? 'transaction.holdText' : 'transaction.holdWaits')}</p>
      </Notice>
      <DepositList {...props} />
      {choices.length === 0 ? null : isOwner ? (
        <ChoiceForms {...props} />
      ) : (
        <p className={styles.guest}>{t('transaction.notOwner')}</p>
      )}
    </Card>
  )
}

function ChoiceForms({ transaction, from }: OrderViewProps) {
  const t = useTranslate()
  const isSending = useNavigation().formMethod === 'POST'
  const { choices, refundAddress } = transaction
  return (
    <div className={styles.choices}>
      {choices.includes('exchange') ? (
        <Form method="post">
          <input type="hidden" name="intent" value="exchange" />
          <Button type="submit" busy={isSending} wide>
            {t('transaction.chooseExchange')}
          </Button>
        </Form>
      ) : null}
      {choices.includes('refund') ? (
        <Form method="post" className={styles.refund}>
          <input type="hidden" name="intent" value="refund" />
          <TextField
            name="refundAddress"
            label={t('transaction.refundNeeded')}
            hint={t('transaction.onNetwork', { network: from.network })}
            defaultValue={refundAddress ?? ''}
            required
            isCode
            maxLength={300}
            placeholder={tickerLabel(from)}
          />
          {from.extraIdName === null ? null : (
            <TextField name="refundExtraId" label={from.extraIdName} isCode maxLength={300} />
          )}
          <Button type="submit" look="secondary" busy={isSending} wide>
            {t('transaction.chooseRefund')}
          </Button>
        </Form>
      ) : null}
    </div>
  )
}
