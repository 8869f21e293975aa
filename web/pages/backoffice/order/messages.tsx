import type { DeskMessagesOut } from '@causeway/api/contract'
import { isLanguageCode, languages } from '@causeway/content/languages'
import { ActForm, ActText, Hint, Panel, Time } from '../../../backoffice/index.ts'
import styles from './page.module.css'

const english = new Intl.DisplayNames('en', { type: 'language' })

/** What staff and the customer have written to each other, and the next message. */
export function Messages({ isMailed, language, messages }: DeskMessagesOut) {
  const isWaiting = messages.some((message) => message.isWaiting)
  const code = language !== null && isLanguageCode(language) ? language : 'en'
  return (
    <Panel title="Messages">
      <ul className={styles.notes}>
        {messages.map(({ from, id, sentAt, staff, text }) => (
          <li key={id}>
            <p className={styles.note} dir="auto">
              {text}
            </p>
            <small>
              {from === 'customer' ? 'Customer' : (staff ?? 'Shop')}, <Time at={sentAt} />
            </small>
          </li>
        ))}
      </ul>
      {isWaiting ? <ActForm act="settle" label="No reply needed" look="quiet" /> : null}
      <ActForm act="message" label="Send to customer" look="secondary">
        <Hint>
          The customer reads {english.of(languages[code].hreflang)}.{' '}
          {isMailed
            ? 'They get this by email and see it on the order page.'
            : 'They left no email and see this only on the order page.'}
        </Hint>
        <ActText
          className={styles.field}
          label="Message to the customer"
          name="text"
          rows={4}
          maxLength={2000}
          required
        />
      </ActForm>
    </Panel>
  )
}
