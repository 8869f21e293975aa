import { Badge, LinkButton, TextField } from '@causeway/ui/primitives'
import {
  BackofficeFrame,
  DataTable,
  FilterForm,
  PageLinks,
  Time,
} from '../../../backoffice/index.ts'
import { seoMeta } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'
import styles from './page.module.css'

export { loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

export default function CustomersPage({ loaderData }: Route.ComponentProps) {
  const { csv, customers, first, frame, next, q } = loaderData
  return (
    <BackofficeFrame
      data={frame}
      section="/backoffice/customers"
      title="Customers"
      tools={
        csv === null ? undefined : (
          <LinkButton href={csv} look="secondary" download>
            Export CSV
          </LinkButton>
        )
      }
    >
      <FilterForm label="Search">
        <TextField
          label="Search"
          name="q"
          isCode
          defaultValue={q}
          placeholder="Email or its beginning, account id, order’s code"
        />
      </FilterForm>
      <DataTable
        caption="Customers"
        columns={['Email', 'State', 'Second factor', 'Since', 'Account']}
        empty={q === '' ? 'No accounts yet.' : 'No customer matches.'}
        rows={customers.map((customer) => ({
          key: customer.id,
          cells: [
            <a key="email" className={styles.email} href={`/backoffice/customers/${customer.id}`}>
              {customer.email ?? 'erased'}
            </a>,
            <State key="state" customer={customer} />,
            customer.hasSecondFactor ? 'on' : 'off',
            <Time key="since" at={customer.createdAt} />,
            <code key="id" className={styles.id}>
              {customer.id}
            </code>,
          ],
        }))}
      />
      <PageLinks
        links={[
          { label: 'First page', path: first },
          { label: 'Next page', path: next },
        ]}
      />
    </BackofficeFrame>
  )
}

type Row = Route.ComponentProps['loaderData']['customers'][number]

function State({ customer: { email, isLocked, isVerified } }: { readonly customer: Row }) {
  if (email === null) return <Badge>erased</Badge>
  if (isLocked) return <Badge tone="bad">locked</Badge>
  return isVerified ? (
    <Badge tone="good">verified</Badge>
  ) : (
    <Badge tone="warning">not verified</Badge>
  )
}
