import { Button, Card, Disclosure, Notice, TextField } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { Form, useNavigation } from '../../client-page/index.ts'
import type { OrderViewProps } from '../order-view-props.ts'
import styles from './request-funds-card.module.css'

/**
 * Asks the wallet behind a readable name for the payment (TRACK-08). For the order's holder while nothing is paid, where a
 * wallet provider can be asked.
 */
export function RequestFundsCard({ transaction, change }: OrderViewProps) {
  const t = useTranslate()
  const isSending = useNavigation().formData?.get('intent') === 'request-funds'
  const { fundsProviders, fundsRequest, refundAlias } = transaction
  const [provider] = fundsProviders
  if (provider === undefined) return null
  const problem =
    change?.intent === 'request-funds' && !change.isDone ? (change.message ?? undefined) : undefined
  const isLikely = refundAlias !== null || fundsRequest !== null || problem !== undefined
  return (
    <Card look="outlined">
      <Disclosure summary={t('transaction.fundsTitle')} startsOpen={isLikely}>
        <Form method="post" className={styles.form}>
          {fundsRequest === null ? (
            <p className={styles.lead}>{t('transaction.fundsLead')}</p>
          ) : (
            <Notice tone="good" announce="status">
              {t('transaction.fundsAsked')}
            </Notice>
          )}
          <input type="hidden" name="intent" value="request-funds" />
          <input type="hidden" name="provider" value={fundsRequest?.provider ?? provider} />
          <TextField
            name="userDomain"
            isCode
            label={t('transaction.fundsName')}
            hint={t('transaction.fundsNameHint')}
            error={problem}
            defaultValue={refundAlias ?? ''}
            maxLength={255}
            required
          />
          <Button type="submit" look="secondary" busy={isSending}>
            {t(fundsRequest === null ? 'transaction.fundsAsk' : 'transaction.fundsAskAgain')}
          </Button>
        </Form>
      </Disclosure>
    </Card>
  )
}
