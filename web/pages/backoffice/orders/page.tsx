import { orderStates } from '@causeway/core/orders'
import { Button, LinkButton, TextField } from '@causeway/ui/primitives'
import { BackofficeFrame, OrderTable } from '../../../backoffice/index.ts'
import { seoMeta } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'
import styles from './page.module.css'

export { loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

export default function OrdersPage({ loaderData }: Route.ComponentProps) {
  const { csv, filter, frame, isLaterPage, next, orders } = loaderData
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
      <form method="get" className={styles.filter}>
        <div className={styles.text}>
          <TextField
            label="Search"
            name="q"
            isCode
            defaultValue={filter.q}
            placeholder="Code, id, address, transaction, email, 0.1 btc"
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
      <OrderTable caption="Orders" orders={orders} empty="No order matches." />
      <p className={styles.pages}>
        {isLaterPage ? (
          <a href={`/backoffice/orders?${new URLSearchParams(filter)}`}>First page</a>
        ) : null}
        {next === null ? null : <a href={next}>Next page</a>}
      </p>
    </BackofficeFrame>
  )
}
