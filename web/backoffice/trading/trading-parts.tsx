import type { RevisionOut, SampleOut, StaffMe, TradingChangeOut } from '@causeway/api/contract'
import { displayAmount } from '@causeway/core/money'
import { ActForm, CodeField, ReasonField } from '../act-form.tsx'
import { DataTable, Panel } from '../data-table.tsx'
import { Hint, Stack } from '../page-parts.tsx'
import { PageLinks } from '../table-parts.tsx'
import { Time } from '../times/times.tsx'
import type { Preview } from './act-on-trading.ts'
import { ChangeList } from './change-list.tsx'
import { PayerFields } from './payer-fields.tsx'
import styles from './trading-parts.module.css'
import { outcomeWords, payerText, settingLabel, settingText } from './trading-words.ts'

/** What would change, what that does to sample quotes, and the form that proposes it. */
export function PreviewPanel(props: {
  readonly preview: Preview | null
  readonly me: StaffMe
  readonly typed: Readonly<Record<string, string>>
}) {
  const { me, preview, typed } = props
  if (preview === null) return null
  const { asked, changes, samples } = preview
  const isChanged = ({ setting }: { readonly setting: string }) =>
    changes.some((change) => change.setting === setting)
  const values = Object.fromEntries(
    asked.filter(isChanged).map(({ setting, value }) => [setting, value]),
  )
  return (
    <Panel title="What would change">
      <Stack>
        <Changes changes={changes} />
        <Samples samples={samples} />
        <ActForm act="preview" label="Show sample quotes" look="secondary" values={values}>
          <PayerFields
            hint="Shows the samples with the fees of a partner or a country"
            names={['sampleKind', 'sampleId']}
            typed={typed}
          />
        </ActForm>
        <Hint>Orders keep the settings that they were created with.</Hint>
        <ActForm act="propose" label="Propose" values={values}>
          <ReasonField />
          <CodeField isSteppedUp={me.isSteppedUp} />
        </ActForm>
      </Stack>
    </Panel>
  )
}

function Changes({ changes }: { readonly changes: readonly TradingChangeOut[] }) {
  return (
    <DataTable
      caption="Changes"
      columns={['Setting', 'Now', 'Then']}
      empty="Nothing."
      rows={changes.map(({ after, before, setting }) => ({
        key: setting,
        cells: [
          settingLabel(setting),
          settingText(setting, before),
          <strong key="then">{settingText(setting, after)}</strong>,
        ],
      }))}
    />
  )
}

function Samples({ samples }: { readonly samples: readonly SampleOut[] }) {
  return (
    <DataTable
      caption="Sample quotes"
      columns={['Sent', 'Rate', 'Pays out now', 'Would pay out', 'Orders of']}
      empty="There are no prices now to make samples with."
      rows={samples.map((sample) => {
        const { from, given, kind, payer, to } = sample
        const whose = payer === null ? 'anyone' : payerText(payer.kind, payer.id)
        const [before, after] = [outcomeWords(sample.before, to), outcomeWords(sample.after, to)]
        return {
          key: `${whose} ${from} ${to} ${kind} ${given}`,
          cells: [
            `${displayAmount(given)} ${from.toUpperCase()}`,
            kind === 'float' ? 'floating' : 'guaranteed',
            before,
            before === after ? 'the same' : <strong key="then">{after}</strong>,
            whose,
          ],
        }
      })}
    />
  )
}

/** Every change, the newest first, with the way back. */
export function History(props: {
  readonly revisions: readonly RevisionOut[]
  readonly me: StaffMe
  readonly beside: { readonly before: string | null; readonly next: string | null }
}) {
  const { beside, me, revisions } = props
  return (
    <Panel title="History">
      {revisions.length === 0 ? <Hint>Nothing has been changed here yet.</Hint> : null}
      <ol className={styles.history}>
        {revisions.map((revision) => (
          <li key={revision.number} className={styles.revision}>
            <Revision revision={revision} me={me} />
          </li>
        ))}
      </ol>
      <PageLinks
        links={[
          { label: 'Newer', path: beside.before },
          { label: 'Older', path: beside.next },
        ]}
      />
    </Panel>
  )
}

function Revision({ me, revision }: { readonly revision: RevisionOut; readonly me: StaffMe }) {
  const { at, changes, madeBy, number, reason, takesBack } = revision
  return (
    <>
      <p className={styles.head}>
        <strong>Change {number}</strong> {takesBack === null ? null : `(undoes ${takesBack})`}{' '}
        <Time at={at} />, {madeBy}
      </p>
      <p className={styles.reason}>{reason}</p>
      <ChangeList changes={changes} />
      {me.calls.includes('proposeTakeBack') ? (
        <details className={styles.back}>
          <summary>Undo</summary>
          <ActForm
            act="take-back"
            label={`Propose to undo change ${number}`}
            look="secondary"
            values={{ number: String(number) }}
          >
            <ReasonField />
            <CodeField isSteppedUp={me.isSteppedUp} />
          </ActForm>
        </details>
      ) : null}
    </>
  )
}
