import {
  ActNotice,
  BackofficeFrame,
  Facts,
  factsText,
  OrderTable,
  Panel,
  StateBadge,
  Time,
} from '../../../backoffice/index.ts'
import { seoMeta } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'
import { Acts } from './acts.tsx'
import { Messages } from './messages.tsx'
import { Notes } from './notes.tsx'
import { OrderMoney } from './order-money.tsx'
import styles from './page.module.css'
import { Webhooks } from './webhooks.tsx'

export { action, loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

type Data = Route.ComponentProps['loaderData']

export default function OrderPage({ actionData, loaderData }: Route.ComponentProps) {
  const { colleagues, frame, messages, notes, order, webhooks } = loaderData
  return (
    <BackofficeFrame
      data={frame}
      section="/backoffice/orders"
      title={`Order ${order.publicCode}`}
      tools={<StateBadge state={order.state} />}
    >
      <div className={styles.parts}>
        <div className={styles.acted}>
          <ActNotice acted={actionData} />
        </div>
        <Summary {...loaderData} />
        <Timeline order={order} />
        <Acts {...loaderData} />
        {messages === null ? null : <Messages {...messages} />}
        {notes === null ? null : <Notes notes={notes} colleagues={colleagues} />}
        <OrderMoney order={order} />
        {webhooks === null ? null : (
          <Webhooks deliveries={webhooks} maySend={frame.me.calls.includes('resendWebhook')} />
        )}
        <Panel title="Similar orders" isWide>
          <OrderTable
            caption="Similar orders"
            orders={order.similar}
            empty="No other order to this address, or from this email."
          />
        </Panel>
      </div>
    </BackofficeFrame>
  )
}

function Summary({ frame, order }: Pick<Data, 'frame' | 'order'>) {
  const { accountId } = order
  const isLinked = accountId !== null && frame.me.calls.includes('customer')
  const account = isLinked ? (
    <a href={`/backoffice/customers/${accountId}`}>{accountId}</a>
  ) : (
    (accountId ?? 'guest')
  )
  const address = (of: { address: string; extraId: string | null } | null) =>
    of === null ? (
      '–'
    ) : (
      <code>{of.extraId === null ? of.address : `${of.address} (${of.extraId})`}</code>
    )
  return (
    <Panel title="Summary">
      <Facts
        of={[
          ['Exchange', `${order.from} for ${order.to}`],
          ['Rate', order.kind === 'fixed' ? 'guaranteed' : 'floating'],
          ...(order.holdReason === null
            ? []
            : [['Hold reason', order.holdReason.replaceAll('_', ' ')] as const]),
          ...(order.isHeldByStaff && order.state !== 'hold'
            ? [['Held by staff', 'goes on hold once its payment is confirmed'] as const]
            : []),
          ['Made', <Time key="made" at={order.createdAt} />],
          ['Pay until', <Time key="until" at={order.payUntil} />],
          ['Ended', order.endedAt === null ? '–' : <Time key="ended" at={order.endedAt} />],
          ['Deposit address', address(order.payIn)],
          ['Destination', address(order.destination)],
          ['Refund address', address(order.refund)],
          ['Email', order.email ?? '–'],
          ['Account', account],
          ['Partner', order.partnerId ?? '–'],
          ['Id', <code key="id">{order.id}</code>],
          ...(order.lastError === null ? [] : [['Last error', order.lastError] as const]),
        ]}
      />
    </Panel>
  )
}

function Timeline({ order }: Pick<Data, 'order'>) {
  return (
    <Panel title="Timeline">
      <ol className={styles.timeline}>
        {order.timeline.map(({ at, facts, kind, state }) => (
          <li key={`${at} ${kind}`}>
            <Time at={at} />
            <span>
              <strong>{kind.replaceAll('_', ' ')}</strong> <StateBadge state={state} />
              {facts === '{}' ? null : <span className={styles.facts}>{factsText(facts)}</span>}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
