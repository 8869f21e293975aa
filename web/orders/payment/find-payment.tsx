import { Button, Card, Disclosure, Notice, TextField } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { Form, useNavigation } from '../../client-page/index.ts'
import choice from '../hold/choice.module.css'
import type { OrderViewProps } from '../order-view-props.ts'

/** Where money may still be missed: in the others the order has seen it, or has said what became of it. */
const missable = new Set(['new', 'waiting', 'expired', 'overdue', 'failed'])

/** For a holder whose payment does not show: finds it by its transaction id and says what happened to it (TRACK-15). */
export function FindPayment({ transaction, change, supportEmail }: OrderViewProps) {
  const t = useTranslate()
  const navigation = useNavigation()
  const mine = change?.intent === 'find-payment' ? change : null
  if (!transaction.isOwner || (mine === null && !missable.has(transaction.status))) return null
  return (
    <Card look="outlined">
      <Disclosure summary={t('lostPayment.title')} startsOpen={mine !== null}>
        <Form method="post" className={choice.rest}>
          <input type="hidden" name="intent" value="find-payment" />
          <p className={choice.remark}>{t('lostPayment.text')}</p>
          <TextField
            name="txId"
            label={t('lostPayment.label')}
            hint={t('lostPayment.hint')}
            isCode
            required
            maxLength={400}
            autoComplete="off"
          />
          <Button
            type="submit"
            look="secondary"
            busy={navigation.formData?.get('intent') === 'find-payment'}
          >
            {t('lostPayment.find')}
          </Button>
          {mine?.message ? (
            <Notice
              tone={mine.isDone ? 'good' : 'warning'}
              announce={mine.isDone ? 'status' : 'alert'}
            >
              {mine.message}
            </Notice>
          ) : null}
          {supportEmail === null ? null : (
            <p className={choice.remark}>{t('lostPayment.contact', { support: supportEmail })}</p>
          )}
        </Form>
      </Disclosure>
    </Card>
  )
}
