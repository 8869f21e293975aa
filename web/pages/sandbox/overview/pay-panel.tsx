import type { CurrencyOut } from '@causeway/api/contract'
import { labelOfTicker } from '@causeway/ui/money'
import { Button, TextField } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { useEffect, useState } from 'react'
import { Form, Link } from '../../../client-page/index.ts'
import { type RecentOrder, readRecentOrders } from '../../../recent-orders/recent-orders.ts'
import { CoinOptions } from './coin-options.tsx'
import { Field } from './field.tsx'
import styles from './form-row.module.css'
import { Panel } from './panel.tsx'
import type { SandboxOutcome } from './play-sandbox.server.ts'

export type PayPanelProps = {
  readonly outcome: SandboxOutcome | null
  /** Code of the order to begin with. */
  readonly order: string
  /** What can be sent instead of the order's coin. */
  readonly coins: readonly CurrencyOut[]
}

/** Pays an order from the play wallet: exactly, too little, too much, or as one likes. */
export function PayPanel({ outcome, order, coins }: PayPanelProps) {
  const t = useTranslate()
  return (
    <Panel id="pay" outcome={outcome?.intent === 'pay' ? outcome : null}>
      <Form method="post" action="#pay" key={order} className={styles.list}>
        <input type="hidden" name="intent" value="pay" />
        <TextField
          name="transactionId"
          label={t('sandbox.orderCode')}
          hint={t('sandbox.noOrder')}
          defaultValue={order}
          required
          isCode
          maxLength={40}
        />
        <div className={styles.row}>
          <Button type="submit" name="amount" value="exact">
            {t('sandbox.payExactly')}
          </Button>
          <Button type="submit" name="amount" value="less" look="secondary">
            {t('sandbox.payLess')}
          </Button>
          <Button type="submit" name="amount" value="more" look="secondary">
            {t('sandbox.payMore')}
          </Button>
          <Button type="submit" name="amount" value="no-memo" look="secondary">
            {t('lostPayment.playNoMemo')}
          </Button>
        </div>
        <div className={styles.row}>
          <Field label={t('sandbox.customAmountPlain')}>
            {(id) => <input id={id} name="customAmount" inputMode="decimal" maxLength={80} />}
          </Field>
          <Field label={t('sandbox.payCoin')}>
            {(id) => (
              <select id={id} name="currency" defaultValue="">
                <option value="">{t('sandbox.payOwnCoin')}</option>
                <CoinOptions coins={coins} />
              </select>
            )}
          </Field>
          <Field label={t('sandbox.customExtraId')}>
            {(id) => <input id={id} name="extraId" maxLength={300} />}
          </Field>
          <Field label={t('sandbox.payRisk')}>
            {(id) => <input id={id} name="risk" type="number" min={0} max={100} />}
          </Field>
          <Button type="submit" name="amount" value="custom" look="secondary">
            {t('sandbox.payCustom')}
          </Button>
        </div>
      </Form>
      <RecentOrders coins={coins} />
    </Panel>
  )
}

function RecentOrders({ coins }: Pick<PayPanelProps, 'coins'>) {
  const t = useTranslate()
  const [orders, setOrders] = useState<readonly RecentOrder[]>([])
  useEffect(() => setOrders(readRecentOrders(localStorage)), [])
  return (
    <div>
      <h3 className={styles.small}>{t('sandbox.recentOrders')}</h3>
      {orders.length === 0 ? (
        <p className={styles.small}>{t('sandbox.noRecentOrders')}</p>
      ) : (
        <ul className={styles.list}>
          {orders.map(({ transactionId, from, to }) => (
            <li key={transactionId} className={styles.row}>
              <Link to={`/sandbox?order=${transactionId}#pay`}>
                {t('sandbox.useOrder', { id: transactionId.slice(0, 8) })}
              </Link>
              <span className={styles.small}>
                {t('sandbox.recentPair', {
                  from: labelOfTicker(coins, from),
                  to: labelOfTicker(coins, to),
                })}
              </span>
              <Link to={`/transaction/${transactionId}`}>{t('sandbox.look')}</Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
