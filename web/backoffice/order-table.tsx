import type { DeskOrderRow } from '@causeway/api/contract'
import { DataTable, StateBadge } from './data-table.tsx'
import styles from './order-table.module.css'
import { Time } from './times/times.tsx'

/** Orders, one a line; each code leads to its order. */
export function OrderTable(props: {
  readonly caption: string
  readonly orders: readonly DeskOrderRow[]
  readonly empty: string
}) {
  const { caption, empty, orders } = props
  return (
    <DataTable
      caption={caption}
      columns={['Order', 'State', 'From', 'To', 'Rate', 'Made']}
      empty={empty}
      rows={orders.map((order) => ({
        key: order.id,
        cells: [
          <a key="code" className={styles.code} href={`/backoffice/orders/${order.publicCode}`}>
            {order.publicCode}
          </a>,
          <span key="state" className={styles.state}>
            <StateBadge state={order.state} />
            {order.holdReason === null ? null : <small>{order.holdReason}</small>}
          </span>,
          <span key="from" className={styles.sum}>
            {order.from}
          </span>,
          <span key="to" className={styles.sum}>
            {order.to}
          </span>,
          order.kind === 'fixed' ? 'guaranteed' : 'floating',
          <Time key="made" at={order.createdAt} />,
        ],
      }))}
    />
  )
}

/** What a proposal or an entry is about, with the way there. */
export function ProposalSubject({ subject }: { readonly subject: string }) {
  if (subject === 'trading') {
    return (
      <a className={styles.subjectLink} href="/backoffice/fees">
        coins, fees and limits
      </a>
    )
  }
  if (subject.startsWith('price:')) {
    const asset = subject.slice('price:'.length)
    return (
      <a className={styles.subjectLink} href={`/backoffice/prices/${asset}`}>
        price of {asset}
      </a>
    )
  }
  const [, kind, id] = /^(order|customer):(.+)$/.exec(subject) ?? []
  if (id === undefined) return <span className={styles.subject}>{subject}</span>
  return (
    <a className={styles.subjectLink} href={`/backoffice/${kind}s/${id}`}>
      {subject}
    </a>
  )
}
