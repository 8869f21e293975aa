import { Badge } from '@causeway/ui/primitives'
import {
  ActForm,
  ActNotice,
  BackofficeFrame,
  DataTable,
  Facts,
  OrderTable,
  Panel,
  Time,
} from '../../../backoffice/index.ts'
import { seoMeta } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'
import { CustomerActs } from './customer-acts.tsx'
import styles from './page.module.css'

export { action, loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

type Data = Route.ComponentProps['loaderData']

export default function CustomerPage({ actionData, loaderData }: Route.ComponentProps) {
  const { customer, frame } = loaderData
  return (
    <BackofficeFrame
      data={frame}
      section="/backoffice/customers"
      title={customer.email ?? 'Erased customer'}
      tools={<State customer={customer} />}
    >
      <div className={styles.parts}>
        <div className={styles.acted}>
          <ActNotice acted={actionData} />
        </div>
        <Summary customer={customer} />
        <SigningIn customer={customer} />
        <Panel title={`Orders (${customer.orderCount})`} isWide>
          <OrderTable caption="Orders" orders={customer.orders} empty="No orders yet." />
          {customer.orderCount > customer.orders.length ? (
            <p className={styles.all}>
              <a href={`/backoffice/orders?q=${customer.id}`}>All orders</a>
            </p>
          ) : null}
        </Panel>
        <Sessions {...loaderData} />
        <SignIns customer={customer} />
        <CustomerActs {...loaderData} />
      </div>
    </BackofficeFrame>
  )
}

type Shown = Pick<Data, 'customer'>

function State({ customer: { erasedAt, isLocked, isVerified } }: Shown) {
  if (erasedAt !== null) return <Badge>erased</Badge>
  if (isLocked) return <Badge tone="bad">locked</Badge>
  return isVerified ? (
    <Badge tone="good">verified</Badge>
  ) : (
    <Badge tone="warning">not verified</Badge>
  )
}

function Summary({ customer }: Shown) {
  const { affiliate, locked, partner } = customer
  return (
    <Panel title="Summary">
      <Facts
        of={[
          ['Customer since', <Time key="since" at={customer.createdAt} />],
          ['Email verified', <Moment key="verified" at={customer.verifiedAt} />],
          ...(locked === null
            ? []
            : [
                ['Locked', <Time key="locked" at={locked.at} />] as const,
                ['Why locked', locked.reason] as const,
              ]),
          ...(customer.erasedAt === null
            ? []
            : [['Erased', <Time key="erased" at={customer.erasedAt} />] as const]),
          ['Language', customer.language ?? 'en'],
          ['Newsletter', customer.isSubscribed ? 'yes' : 'no'],
          ['Affiliate', affiliate === null ? 'no' : `${affiliate.state}, ${affiliate.refId}`],
          [
            'Partner',
            partner === null ? 'no' : `${partner.name}${partner.isDisabled ? ', disabled' : ''}`,
          ],
          ['Purchases and sales', customer.fiatOrderCount],
          ['Account', <code key="id">{customer.id}</code>],
        ]}
      />
    </Panel>
  )
}

function SigningIn({ customer }: Shown) {
  return (
    <Panel title="Signing in">
      <Facts
        of={[
          ['Password', customer.hasPassword ? 'set' : 'none'],
          ['Second factor', customer.hasSecondFactor ? 'on' : 'off'],
          ['Passkeys', customer.passkeys],
          ['Other accounts', customer.socialAccounts.join(', ') || 'none'],
          ...(customer.suspectedAt === null
            ? []
            : [['Suspicious since', <Time key="suspected" at={customer.suspectedAt} />] as const]),
        ]}
      />
    </Panel>
  )
}

function Sessions({ customer, may }: Data) {
  return (
    <Panel title="Open sessions" isWide>
      <DataTable
        caption="Open sessions"
        columns={['Device', 'Address', 'Way in', 'Began', 'Last used', '']}
        empty="No session is open."
        rows={customer.sessions.map(({ at, country, device, id, method, network, seenAt }) => ({
          key: id,
          cells: [
            device || 'Unknown device',
            placeOf(network, country),
            method,
            <Time key="began" at={at} />,
            <Time key="used" at={seenAt} />,
            may.act ? (
              <ActForm
                key="end"
                act="end"
                label="End"
                look="quiet"
                values={{ session: id }}
                isInline
              />
            ) : null,
          ],
        }))}
      />
      {may.act && customer.sessions.length > 0 ? (
        <div className={styles.all}>
          <ActForm act="end-all" label="End all sessions" look="secondary" isInline />
        </div>
      ) : null}
    </Panel>
  )
}

function SignIns({ customer }: Shown) {
  return (
    <Panel title="Sign-ins of the last 90 days" isWide>
      <DataTable
        caption="Sign-ins"
        columns={['At', 'Device', 'Address', 'Way in']}
        empty="No sign-in in the last 90 days."
        rows={customer.signIns.map(({ at, country, device, method, network }, index) => ({
          key: `${at} ${index}`,
          cells: [
            <Time key="at" at={at} />,
            device || 'Unknown device',
            placeOf(network, country),
            method,
          ],
        }))}
      />
    </Panel>
  )
}

function Moment({ at }: { readonly at: string | null }) {
  return at === null ? 'no' : <Time at={at} />
}

function placeOf(network: string | null, country: string | null): string {
  return [network ?? 'unknown', country].filter((part) => part !== null).join(', ')
}
