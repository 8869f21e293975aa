import { useTranslate } from '@causeway/widget/messages'
import { DocFrame } from '../../../developers/index.ts'
import { useLocalPath } from '../../../i18n/use-language.ts'
import { seoMeta } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'
import styles from './page.module.css'

export { loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

/** Places in the reference that have all words of what was looked for. */
export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const localPath = useLocalPath()
  const { find, found, methods } = loaderData
  const lead = found.length === 0 && find !== '' ? 'developers.searchNone' : 'developers.searchLead'
  return (
    <DocFrame
      page={null}
      methods={methods}
      title={t('developers.search')}
      lead={t(lead)}
      find={find}
    >
      <ul className={styles.found} lang="en" dir="ltr">
        {found.map(({ page, path, section }) => (
          <li key={path}>
            <a className={styles.link} href={localPath(path)}>
              <span>{section === '' ? page : section}</span>
              <small className={styles.where}>{section === '' ? path : page}</small>
            </a>
          </li>
        ))}
      </ul>
    </DocFrame>
  )
}
