import { Button } from '@causeway/ui/primitives'
import { useLanguageTag, useTranslate } from '@causeway/widget/messages'
import { localOrMemory } from '@causeway/widget/storage'
import { useEffect, useState } from 'react'
import { useLocalPath } from '../../../i18n/use-language.ts'
import type { IslandSpec } from '../../../islands/index.ts'
import { type RecentOrder, readRecentOrders } from '../../../recent-orders/recent-orders.ts'
import styles from './offline-orders.module.css'
import { waitForServer } from './wait-for-server.ts'

export type OfflineOrdersProps = {
  /** What states of orders are called. */
  readonly statusWords: Readonly<Record<string, string>>
}

/** The orders that this browser remembers, with the state in which it last saw each. */
function OfflineOrders({ statusWords }: OfflineOrdersProps) {
  const t = useTranslate()
  const [orders, setOrders] = useState<readonly RecentOrder[] | null>(null)
  useEffect(() => setOrders(readRecentOrders(localOrMemory())), [])
  // The address is still that of the page that was wanted.
  useEffect(() => waitForServer(() => location.reload()), [])
  return (
    <div className={styles.body}>
      <p>
        <Button onClick={() => location.reload()}>{t('offline.retry')}</Button>
      </p>
      {orders === null ? null : (
        <>
          <h2 className={styles.title}>{t('offline.ordersTitle')}</h2>
          {orders.length === 0 ? <p>{t('offline.noOrders')}</p> : null}
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list */}
          <ul role="list" className={styles.list}>
            {orders.map((order) => (
              <Order key={order.transactionId} order={order} statusWords={statusWords} />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function Order({ order, statusWords }: OfflineOrdersProps & { readonly order: RecentOrder }) {
  const t = useTranslate()
  const localPath = useLocalPath()
  const languageTag = useLanguageTag()
  const { from, seen, to, transactionId } = order
  const status = statusWords[seen?.status ?? '']
  const time = new Intl.DateTimeFormat(languageTag, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <li className={styles.order}>
      <strong>{t('offline.order', { from: from.toUpperCase(), to: to.toUpperCase() })}</strong>
      <span>
        {seen === undefined || status === undefined
          ? t('offline.unknownStatus')
          : t('offline.lastKnown', { status, time: time.format(seen.at) })}
      </span>
      <a href={localPath(`/transaction/${transactionId}`)} className={styles.link}>
        {t('offline.code', { code: transactionId.slice(0, 8) })}
      </a>
    </li>
  )
}

/** As an island (docs/adr/0025). */
export const offlineOrders: IslandSpec<OfflineOrdersProps> = {
  name: 'offline-orders',
  Component: OfflineOrders,
  namespaces: ['offline'],
}
