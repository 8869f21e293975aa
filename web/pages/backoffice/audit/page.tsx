import type { AuditEntryOut } from '@causeway/api/contract'
import { Button, LinkButton, TextField } from '@causeway/ui/primitives'
import {
  BackofficeFrame,
  DataTable,
  factsText,
  ProposalSubject,
  Time,
} from '../../../backoffice/index.ts'
import { seoMeta } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'
import styles from './page.module.css'

export { loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

export default function AuditPage({ loaderData }: Route.ComponentProps) {
  const { action, csv, entries, frame, next, subject } = loaderData
  return (
    <BackofficeFrame
      data={frame}
      section="/backoffice/audit"
      title="Audit log"
      tools={
        csv === null ? undefined : (
          <LinkButton href={csv} look="secondary" download>
            Export CSV
          </LinkButton>
        )
      }
    >
      <form method="get" className={styles.filter}>
        <TextField
          label="About"
          name="subject"
          isCode
          defaultValue={subject}
          placeholder="order:CODE"
        />
        <TextField
          label="Action"
          name="action"
          isCode
          defaultValue={action}
          placeholder="proposal."
        />
        <Button type="submit" look="secondary">
          Filter
        </Button>
      </form>
      <DataTable
        caption="Entries of the audit log"
        columns={['At', 'Who', 'Action', 'About', 'From', 'Before and after', 'Hash']}
        empty="No entry matches."
        rows={entries.map((entry) => ({
          key: `${entry.day} ${entry.number}`,
          cells: [
            <Time key="at" at={entry.at} />,
            entry.actor,
            <code key="action">{entry.action}</code>,
            <ProposalSubject key="about" subject={entry.subject} />,
            <span key="from" className={styles.from}>
              {entry.network ?? 'this machine'}
            </span>,
            <Change key="change" entry={entry} />,
            <code key="hash" title={entry.hash}>
              {entry.hash.slice(0, 10)}
            </code>,
          ],
        }))}
      />
      <p className={styles.pages}>{next === null ? null : <a href={next}>Next page</a>}</p>
    </BackofficeFrame>
  )
}

function Change({ entry: { after, before } }: { readonly entry: AuditEntryOut }) {
  return (
    <span className={styles.change}>
      {before === null ? null : <del>{factsText(before)}</del>}
      {after === null ? null : <ins>{factsText(after)}</ins>}
    </span>
  )
}
