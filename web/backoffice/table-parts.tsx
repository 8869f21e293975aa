import { AddressText } from '@causeway/ui/money'
import { Badge, Button } from '@causeway/ui/primitives'
import type { ReactNode } from 'react'
import styles from './table-parts.module.css'

/** What narrows a table, in one line with its button. The first field takes the room that is left. */
export function FilterForm(props: { readonly label: string; readonly children: ReactNode }) {
  return (
    <form method="get" className={styles.filter}>
      {props.children}
      <Button type="submit" look="secondary">
        {props.label}
      </Button>
    </form>
  )
}

/** A yes or no of such a form. */
export function TickBox(props: {
  readonly name: string
  readonly label: string
  readonly isTicked: boolean
}) {
  const { isTicked, label, name } = props
  return (
    <label className={styles.tick}>
      <input type="checkbox" name={name} value="1" defaultChecked={isTicked} />
      {label}
    </label>
  )
}

/** The ways to other pages of a table, where there are some, after what says how long it is. */
export function PageLinks(props: {
  readonly count?: string
  readonly links: readonly { readonly label: string; readonly path: string | null }[]
}) {
  const { count, links } = props
  return (
    <p className={styles.pages}>
      {count}
      {links.map(({ label, path }) =>
        path === null ? null : (
          <a key={label} href={path}>
            {label}
          </a>
        ),
      )}
    </p>
  )
}

/** A coin and its network; `children`: what else is to say of it. */
export function CoinCell(props: {
  readonly asset: string
  readonly network: string
  readonly children?: ReactNode
}) {
  const { asset, children, network } = props
  return (
    <span className={styles.coin}>
      <strong className={styles.asset}>{asset}</strong>
      <span className={styles.network}>{network}</span>
      {children}
    </span>
  )
}

const sendStates = {
  sending: { words: 'being sent', tone: 'warning' },
  finished: { words: 'sent', tone: 'good' },
} as const

/** What became of something that staff had sent; `undone` says where it is if it couldn’t be. */
export function SendBadge(props: {
  readonly state: keyof typeof sendStates | 'undone'
  readonly undone: string
}) {
  const { state, undone } = props
  if (state === 'undone') return <Badge tone="bad">{undone}</Badge>
  const { tone, words } = sendStates[state]
  return <Badge tone={tone}>{words}</Badge>
}

/** Its transaction, once there is one, with the way to where it can be seen if `at` names it. */
export function SentTransaction(props: {
  readonly of: string | null
  readonly at?: string | null
}) {
  const { at = null, of } = props
  if (of === null) return 'not yet'
  if (at === null) return <AddressText address={of} short />
  return (
    <a href={at} target="_blank" rel="noopener noreferrer">
      <AddressText address={of} short />
    </a>
  )
}
