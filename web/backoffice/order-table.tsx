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
  const place = placeOf(subject)
  if (place === null) return <span className={styles.subject}>{subject}</span>
  const [path, words] = place
  return (
    <a className={styles.subjectLink} href={path}>
      {words}
    </a>
  )
}

function placeOf(subject: string): readonly [path: string, words: string] | null {
  const [kind, id = ''] = subject.split(':')
  switch (kind) {
    case 'trading':
      return ['/backoffice/fees', 'coins, fees and limits']
    case 'price':
      return [`/backoffice/prices/${id}`, `price of ${id}`]
    case 'wallet':
      return [`/backoffice/wallets?q=${id}`, `wallet of ${id}`]
    case 'payout':
      return ['/backoffice/payouts', 'payout by hand']
    case 'affiliate':
      return ['/backoffice/payouts', `payout to affiliate ${id}`]
    case 'order':
    case 'customer':
      return [`/backoffice/${kind}s/${id}`, subject]
    default:
      return null
  }
}
