import { ActForm, ActText, Panel, Time } from '../../../backoffice/index.ts'
import { InlineScript } from '../../../islands/index.ts'
import styles from './notes.module.css'
import { offerNames } from './offer-names.ts'
import pageStyles from './page.module.css'

type Colleague = { readonly name: string; readonly email: string }

/** Notes of staff about the order, and the next one, which can mention colleagues. */
export function Notes(props: {
  readonly notes: readonly { readonly at: string; readonly actor: string; readonly text: string }[]
  readonly colleagues: readonly Colleague[]
}) {
  const { colleagues, notes } = props
  return (
    <Panel title="Notes">
      <ul className={pageStyles.notes}>
        {notes.map(({ actor, at, text }) => (
          <li key={at}>
            <p className={pageStyles.note}>{text}</p>
            <small>
              {actor}, <Time at={at} />
            </small>
          </li>
        ))}
      </ul>
      <ActForm act="note" label="Save note" look="secondary">
        <ActText
          className={pageStyles.field}
          label="Note for colleagues"
          name="text"
          rows={3}
          maxLength={2000}
          required
          {...(colleagues.length > 0 && { 'aria-describedby': 'colleagues' })}
        />
        {colleagues.length === 0 ? null : <Colleagues colleagues={colleagues} />}
      </ActForm>
    </Panel>
  )
}

/** Whom a note can mention: a text, whose names are buttons where scripts run. */
function Colleagues({ colleagues }: { readonly colleagues: readonly Colleague[] }) {
  return (
    <div className={styles.colleagues} id="colleagues">
      <p>Write @ and a name to notify a colleague by mail:</p>
      <ul>
        {colleagues.map((colleague) => {
          const mention = mentionOf(colleague, colleagues)
          return (
            <li key={colleague.email}>
              <span>{mention}</span>
              <button type="button" data-mention={mention} hidden>
                {mention}
              </button>
            </li>
          )
        })}
      </ul>
      <InlineScript run={offerNames} />
    </div>
  )
}

/** By name, or by email address where another colleague has the same name. */
function mentionOf({ email, name }: Colleague, colleagues: readonly Colleague[]): string {
  const same = colleagues.filter((other) => other.name.toLowerCase() === name.toLowerCase())
  return `@${same.length > 1 ? email : name}`
}
