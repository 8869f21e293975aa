import { Button } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import styles from './event-log.module.css'
import { eventWords, type ShownEvent } from './widget-events.ts'

export type EventLogProps = { readonly events: readonly ShownEvent[]; readonly clear: () => void }

/** What the widget in the preview tells its page, the newest first. */
export function EventLog({ clear, events }: EventLogProps) {
  const t = useTranslate()
  return (
    <section className={styles.section} aria-labelledby="widget-events">
      <div className={styles.head}>
        <h2 id="widget-events" className={styles.title}>
          {t('widgetBuilder.events')}
        </h2>
        {events.length === 0 ? null : (
          <Button look="quiet" onClick={clear}>
            {t('widgetBuilder.clearEvents')}
          </Button>
        )}
      </div>
      <p className={styles.text}>{t('widgetBuilder.eventsText')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className={styles.log} role="log" aria-labelledby="widget-events" tabIndex={0}>
        {events.length === 0 ? (
          <p className={styles.none}>{t('widgetBuilder.noEvents')}</p>
        ) : (
          // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list
          <ol role="list" className={styles.list}>
            {events.map((event) => (
              <Entry key={event.id} {...event} />
            ))}
          </ol>
        )}
      </div>
    </section>
  )
}

function Entry({ details, name, time }: ShownEvent) {
  const t = useTranslate()
  return (
    <li className={styles.entry} data-event-name={name}>
      <span className={styles.what}>
        <time className={styles.time} dir="ltr">
          {time}
        </time>
        <code className={styles.name} dir="ltr">
          {name}
        </code>
        <span>{t(eventWords[name])}</span>
      </span>
      {details.length === 0 ? null : (
        <span className={styles.details} dir="ltr">
          {details.map(([key, value]) => (
            <span key={key} className={styles.detail}>
              <span className={styles.key}>{key}</span> {value}
            </span>
          ))}
        </span>
      )}
    </li>
  )
}
