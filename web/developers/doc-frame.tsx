import type { DocSection } from '@causeway/api/contract'
import { useTranslate } from '@causeway/widget/messages'
import type { ReactNode } from 'react'
import { useLanguage } from '../i18n/use-language.ts'
import { IslandScripts } from '../islands/index.ts'
import styles from './doc-frame.module.css'
import { DocNavigation } from './doc-navigation.tsx'
import { headingWords } from './heading-words.ts'
import { SearchBox } from './search/search-box.tsx'
import type { DeveloperPage } from './topics.ts'

export type DocFrameProps = {
  /** The page that the navigation marks; null for none. */
  readonly page: DeveloperPage | null
  /** Of a page about one method: its name. */
  readonly method?: string | null
  readonly methods: readonly string[]
  readonly title: ReactNode
  readonly lead: ReactNode
  /** Whether what follows is the reference, which is English everywhere. */
  readonly isReference?: boolean
  /** Sections that the list at the beginning leads to. */
  readonly sections?: readonly DocSection[]
  readonly find?: string
  readonly children: ReactNode
}

/** What all pages for developers have: search, navigation, title. */
export function DocFrame(props: DocFrameProps) {
  const { children, find = '', isReference = false, lead, method = null, methods, page } = props
  const t = useTranslate()
  const isEnglish = useLanguage() === 'en'
  return (
    <div className={styles.frame}>
      <div className={styles.side}>
        <SearchBox find={find} />
        <DocNavigation page={page} method={method} methods={methods} />
      </div>
      <article className={styles.article}>
        <header className={styles.head}>
          <h1 className={styles.title}>{props.title}</h1>
          <p className={styles.lead}>{lead}</p>
          {isReference && !isEnglish ? (
            <p className={styles.note}>{t('developers.inEnglish')}</p>
          ) : null}
        </header>
        <Contents sections={props.sections ?? []} />
        {children}
      </article>
      <IslandScripts of={{ name: 'developers-frame' }} />
    </div>
  )
}

/** Links to the sections of a long page. */
function Contents({ sections }: { readonly sections: readonly DocSection[] }) {
  const t = useTranslate()
  if (sections.length < FEWEST) return null
  return (
    <nav className={styles.contents} aria-label={t('developers.onThisPage')}>
      <p className={styles.contentsTitle} aria-hidden="true">
        {t('developers.onThisPage')}
      </p>
      <ul className={styles.entries}>
        {sections.map(({ heading, id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>
              {heading === undefined ? (
                <span lang="en" dir="ltr">
                  {title}
                </span>
              ) : (
                t(headingWords[heading])
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const FEWEST = 5
