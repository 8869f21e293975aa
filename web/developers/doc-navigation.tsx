import { Icon } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { useLocalPath } from '../i18n/use-language.ts'
import styles from './doc-navigation.module.css'
import { type DeveloperPage, pathOfTopic, topicGroups, topicWords } from './topics.ts'

export type DocNavigationProps = {
  readonly page: DeveloperPage | null
  readonly method: string | null
  readonly methods: readonly string[]
}

/** The pages for developers: beside the text where there is room, and folded above it where there is none. */
export function DocNavigation(props: DocNavigationProps) {
  const t = useTranslate()
  const { page } = props
  return (
    <>
      <details className={styles.folded}>
        <summary className={styles.summary}>
          <Icon name="menu" size={18} />
          <span>{t('developers.contents')}</span>
          {page === null ? null : <span className={styles.here}>{t(topicWords[page])}</span>}
          <Icon name="chevron-down" size={18} />
        </summary>
        <Pages {...props} />
      </details>
      <div className={styles.open}>
        <Pages {...props} />
      </div>
    </>
  )
}

function Pages({ method, methods, page }: DocNavigationProps) {
  const t = useTranslate()
  const localPath = useLocalPath()
  return (
    <nav aria-label={t('developers.navigation')} className={styles.navigation}>
      {topicGroups.map(({ pages, title }) => (
        <div key={title}>
          <p className={styles.group}>{t(title)}</p>
          <ul className={styles.list}>
            {pages.map((one) => (
              <li key={one}>
                <a
                  className={styles.link}
                  href={localPath(pathOfTopic(one))}
                  aria-current={one === page && method === null ? 'page' : undefined}
                  data-section={one === page ? '' : undefined}
                >
                  {t(topicWords[one])}
                </a>
                {one === 'methods' && page === 'methods' ? (
                  <MethodList method={method} methods={methods} />
                ) : null}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

function MethodList({
  method,
  methods,
}: {
  readonly method: string | null
  readonly methods: readonly string[]
}) {
  const localPath = useLocalPath()
  return (
    <ul className={styles.methods} dir="ltr">
      {methods.map((name) => (
        <li key={name}>
          <a
            className={styles.method}
            href={localPath(`/developers/methods/${name}`)}
            aria-current={name === method ? 'page' : undefined}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
