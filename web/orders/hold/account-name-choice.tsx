import { Button, TextField } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { Form, useNavigation } from '../../client-page/index.ts'
import type { OrderViewProps } from '../order-view-props.ts'
import styles from '../payment/request-funds-card.module.css'

/** Another name for the account that the payout makes, where somebody took the first one meanwhile (EXCH-09). */
export function AccountNameChoice({ transaction, change }: OrderViewProps) {
  const t = useTranslate()
  const isSending = useNavigation().formData?.get('intent') === 'account-name'
  if (!transaction.isOwner || transaction.holdReason !== 'account_taken') return null
  const problem =
    change?.intent === 'account-name' && !change.isDone ? (change.message ?? undefined) : undefined
  return (
    <Form method="post" className={styles.form}>
      <input type="hidden" name="intent" value="account-name" />
      <TextField
        name="newAccountName"
        isCode
        label={t('transaction.accountName')}
        hint={t('transaction.accountNameHint')}
        error={problem}
        maxLength={12}
        required
      />
      <Button type="submit" busy={isSending}>
        {t('transaction.accountNameSend')}
      </Button>
    </Form>
  )
}
