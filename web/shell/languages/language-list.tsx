import { type LanguageCode, languages, localPath } from '@causeway/content/languages'
import { useLocation } from 'react-router'
import styles from './language-list.module.css'

export type LanguageListProps = {
  readonly language: LanguageCode
  /** Those that have messages. */
  readonly offered: readonly LanguageCode[]
}

/** The same page in each language, each under its own name and in its own script (PAGE-03). */
export function LanguageList({ language, offered }: LanguageListProps) {
  const { pathname, search, hash } = useLocation()
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list
    <ul role="list" className={styles.list}>
      {offered.map((code) => {
        const { name, hreflang, direction } = languages[code]
        return (
          <li key={code}>
            <a
              className={styles.entry}
              href={localPath(code, `${pathname}${search}${hash}`)}
              hrefLang={hreflang}
              lang={hreflang}
              dir={direction}
              aria-current={code === language ? 'true' : undefined}
              data-event="changeLanguage"
              data-event-language={code}
            >
              {name}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
