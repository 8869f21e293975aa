import { Button, TextField } from '@causeway/ui/primitives'
import {
  BackofficeFrame,
  DataTable,
  OrderTable,
  Panel,
  ProposalSubject,
  proposalTitle,
  Stack,
  Time,
} from '../../../backoffice/index.ts'
import { seoMeta } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'
import { Mentions } from './mentions.tsx'
import styles from './page.module.css'

export { loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

export default function OverviewPage({ loaderData }: Route.ComponentProps) {
  const { frame, held, mentions, proposals, waiting } = loaderData
  return (
    <BackofficeFrame data={frame} section="/backoffice" title="Overview">
      <Stack>
        {held === null ? null : (
          <form method="get" action="/backoffice/orders" className={styles.search}>
            <TextField
              label="Find an order"
              name="q"
              isCode
              placeholder="Code, address, transaction, email or amount"
            />
            <Button type="submit">Search</Button>
          </form>
        )}
        <Panel title="Waits for approval">
          <DataTable
            caption="Proposals that wait"
            columns={['Proposal', 'About', 'By', 'Until']}
            empty="Nothing waits for approval."
            rows={proposals.map(({ endsAt, id, kind, proposedBy, subject }) => ({
              key: id,
              cells: [
                <a key="kind" href={`/backoffice/approvals#${id}`}>
                  {proposalTitle(kind)}
                </a>,
                <ProposalSubject key="about" subject={subject} />,
                proposedBy,
                <Time key="until" at={endsAt} />,
              ],
            }))}
          />
        </Panel>
        {waiting === null ? null : (
          <Panel title="Customers waiting for a reply">
            <DataTable
              caption="Customers waiting for a reply"
              columns={['Order', 'Since']}
              empty="No customer is waiting for a reply."
              rows={waiting.map(({ publicCode, since }) => ({
                key: publicCode,
                cells: [
                  <a key="order" href={`/backoffice/orders/${publicCode}`}>
                    {publicCode}
                  </a>,
                  <Time key="since" at={since} />,
                ],
              }))}
            />
          </Panel>
        )}
        {mentions === null ? null : <Mentions mentions={mentions} />}
        {held === null ? null : (
          <Panel title="Orders on hold">
            <OrderTable caption="Orders on hold" empty="No order is on hold." orders={held} />
          </Panel>
        )}
      </Stack>
    </BackofficeFrame>
  )
}
