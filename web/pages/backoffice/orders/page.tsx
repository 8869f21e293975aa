import { orderStates } from '@causeway/core/orders'
import { Button, LinkButton, TextField } from '@causeway/ui/primitives'
import {
  ActField,
  ActForm,
  ActNotice,
  BackofficeFrame,
  LiveRegion,
  OrderTable,
} from '../../../backoffice/index.ts'
import { seoMeta } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'
import styles from './page.module.css'

export { action, loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

export default function OrdersPage({ actionData, loaderData }: Route.ComponentProps) {
  const { at, csv, filter, frame, isLaterPage, next, orders } = loaderData
  const table = <OrderTable caption="Orders" orders={orders} empty="No order matches." />
  return (
    <BackofficeFrame
      data={frame}
      section="/backoffice/orders"
      title="Orders"
      tools={
        csv === null ? undefined : (
          <LinkButton href={csv} look="secondary" download>
            Export CSV
          </LinkButton>
        )
      }
    >
      <ActNotice acted={actionData} />
      <Views {...loaderData} />
      <form method="get" className={styles.filter}>
        <div className={styles.text}>
          <TextField
            label="Search"
            name="q"
            isCode
            defaultValue={filter.q}
            placeholder="Code, id, address, transaction, email, 0.1 btc"
            hint="Or a partner’s id of its customer (subaccountId)"
          />
        </div>
        <label className={styles.choice}>
          <span>State</span>
          <select name="state" defaultValue={filter.state ?? ''}>
            <option value="">any</option>
            {orderStates.map((state) => (
              <option key={state}>{state}</option>
            ))}
          </select>
        </label>
        <label className={styles.choice}>
          <span>Rate</span>
          <select name="kind" defaultValue={filter.kind ?? ''}>
            <option value="">any</option>
            <option value="float">floating</option>
            <option value="fixed">guaranteed</option>
          </select>
        </label>
        <div className={styles.coin}>
          <TextField label="From" name="from" isCode defaultValue={filter.from} placeholder="btc" />
        </div>
        <div className={styles.coin}>
          <TextField label="To" name="to" isCode defaultValue={filter.to} placeholder="eth" />
        </div>
        <Button type="submit" look="secondary">
          Filter
        </Button>
      </form>
      {isLaterPage ? (
        table
      ) : (
        <LiveRegion name="orders" at={at}>
          {table}
        </LiveRegion>
      )}
      <p className={styles.pages}>
        {isLaterPage ? (
          <a href={`/backoffice/orders?${new URLSearchParams(filter)}`}>First page</a>
        ) : null}
        {next === null ? null : <a href={next}>Next page</a>}
      </p>
    </BackofficeFrame>
  )
}

/** Filters that the member keeps, and a way to keep the one shown. */
function Views({ filter, views }: Pick<Route.ComponentProps['loaderData'], 'filter' | 'views'>) {
  const { q: _, ...kept } = filter
  const isFiltered = Object.keys(kept).length > 0
  if (views.length === 0 && !isFiltered) return null
  return (
    <div className={styles.views}>
      {views.length === 0 ? null : (
        <nav aria-label="Saved views" className={styles.saved}>
          {views.map(({ href, id, name }) => (
            <a key={id} href={href}>
              {name}
            </a>
          ))}
        </nav>
      )}
      <details>
        <summary>Views</summary>
        {isFiltered ? (
          <ActForm act="save-view" label="Save this view" look="secondary">
            <ActField label="Name" name="name" maxLength={40} required autoComplete="off" />
          </ActForm>
        ) : null}
        <ul className={styles.kept}>
          {views.map(({ id, name }) => (
            <li key={id}>
              <span>{name}</span>
              <ActForm
                act="remove-view"
                label={`Remove ${name}`}
                look="quiet"
                values={{ id }}
                isInline
              />
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}
