import { Button, Disclosure } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { Form, usePageQuery } from '../../../client-page/index.ts'
import { forgetOrders } from '../../../recent-orders/recent-orders.ts'
import styles from './forget-forms.module.css'

/** Asks twice: opened first, with what it means, and then pressed. */
export function ForgetOrder({ transactionId }: { readonly transactionId: string }) {
  const t = useTranslate()
  const action = useSameList()
  return (
    <Disclosure summary={t('history.forget')} className={styles.forget}>
      <Form
        method="post"
        action={action}
        className={styles.form}
        onSubmit={() => forgetOrders(localStorage, transactionId)}
      >
        <input type="hidden" name="transactionId" value={transactionId} />
        <p>{t('history.forgetText')}</p>
        <p>
          <Button type="submit" look="secondary">
            {t('history.forgetButton')}
          </Button>
        </p>
      </Form>
    </Disclosure>
  )
}

/** The same for every order that this browser holds. */
export function ForgetAll() {
  const t = useTranslate()
  const action = useSameList()
  return (
    <Disclosure summary={t('history.forgetAll')} className={styles.forget}>
      <Form
        method="post"
        action={action}
        className={styles.form}
        onSubmit={() => forgetOrders(localStorage, null)}
      >
        <p>{t('history.forgetAllText')}</p>
        <p>
          <Button type="submit" look="secondary">
            {t('history.forgetAllButton')}
          </Button>
        </p>
      </Form>
    </Disclosure>
  )
}

/** The list as it stands, for a guest: he may hold no order any more, and is not to be sent to sign in for that. */
function useSameList(): string {
  const query = usePageQuery()
  const same = new URLSearchParams(query)
  same.set('guest', 'true')
  return `?${same}`
}
