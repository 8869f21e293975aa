import { Button, Card, Disclosure, Notice, TextField } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import type { ReactNode } from 'react'
import { Form, useNavigation } from '../../client-page/index.ts'
import type { OrderIntent } from '../change-order.server.ts'
import type { OrderViewProps } from '../order-view-props.ts'
import styles from './change-card.module.css'
import { NewRefundField } from './refund-field.tsx'

/** What the payout's memo can still be changed in (server/orders/change-order). */
const beforePayout = new Set(['new', 'waiting', 'confirming', 'hold', 'expired', 'overdue'])
const ended = new Set(['finished', 'refunded', 'failed'])

/** For its holder: what can still be changed, and nothing else (TRACK-13). */
export function ChangeCard(props: OrderViewProps) {
  const t = useTranslate()
  const { transaction, change } = props
  const { isOwner, status } = transaction
  if (!isOwner || ended.has(status)) return null
  const isMine = change !== null && changes.some((intent) => intent === change.intent)
  return (
    <Card look="outlined">
      <Disclosure summary={t('desk.changeTitle')} startsOpen={isMine}>
        <div className={styles.forms}>
          <EmailForm {...props} />
          {/* On hold the refund address stands with the choice. */}
          {status === 'hold' ? null : <RefundForm {...props} />}
          {beforePayout.has(status) ? <ExtraIdForm {...props} /> : null}
        </div>
      </Disclosure>
    </Card>
  )
}

const changes: readonly OrderIntent[] = ['email', 'refund-address', 'extra-id']

function EmailForm({ transaction, change }: OrderViewProps) {
  const t = useTranslate()
  const hasEmail = transaction.hasEmail === true
  return (
    <ChangeForm intent="email" change={change} save={t('desk.emailSave')}>
      <TextField
        name="email"
        type="email"
        label={t('desk.emailLabel')}
        hint={t(hasEmail ? 'desk.emailSet' : 'desk.emailUnset')}
        autoComplete="email"
        maxLength={320}
      />
    </ChangeForm>
  )
}

function RefundForm({ change, from }: OrderViewProps) {
  const t = useTranslate()
  return (
    <ChangeForm intent="refund-address" change={change} save={t('transaction.refundSave')}>
      <NewRefundField coin={from} label={t('transaction.refundAddress')} isRequired />
    </ChangeForm>
  )
}

function ExtraIdForm({ transaction, change }: OrderViewProps) {
  const t = useTranslate()
  const name = transaction.payoutExtraIdName
  if (name === null) return null
  return (
    <ChangeForm intent="extra-id" change={change} save={t('desk.extraIdSave', { name })}>
      <TextField
        name="extraId"
        label={t('desk.extraIdLabel', { name })}
        hint={t('desk.extraIdHint')}
        defaultValue={transaction.payoutExtraId ?? ''}
        isCode
        maxLength={300}
      />
    </ChangeForm>
  )
}

type ChangeFormProps = Pick<OrderViewProps, 'change'> & {
  readonly intent: OrderIntent
  readonly save: string
  readonly children: ReactNode
}

function ChangeForm({ intent, change, save, children }: ChangeFormProps) {
  const navigation = useNavigation()
  const isSending = navigation.formData?.get('intent') === intent
  const mine = change?.intent === intent ? change : null
  return (
    <Form method="post" className={styles.form}>
      <input type="hidden" name="intent" value={intent} />
      {children}
      <Button type="submit" look="secondary" busy={isSending}>
        {save}
      </Button>
      {mine?.message ? (
        <Notice tone={mine.isDone ? 'good' : 'error'} announce={mine.isDone ? 'status' : 'alert'}>
          {mine.message}
        </Notice>
      ) : null}
    </Form>
  )
}
