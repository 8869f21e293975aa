import { useTranslate } from '@causeway/widget/messages'
import { useLocalPath } from '../i18n/use-language.ts'
import styles from './seo-parts.module.css'

/** A page by its name; `path` without language. */
export type TrailStep = { readonly name: string; readonly path: string }

/** The way from the home page to this one; the last step is the page itself, which its heading names. */
export function Trail({ steps }: { readonly steps: readonly TrailStep[] }) {
  const t = useTranslate()
  const localPath = useLocalPath()
  return (
    <nav aria-label={t('seo.trail')}>
      <ol className={styles.steps}>
        {steps.slice(0, -1).map(({ name, path }) => (
          <li key={path}>
            <a href={localPath(path)}>{name}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
