import type { AppFacts } from '@causeway/content/site'
import { useTranslate } from '@causeway/widget/messages'
import { MenuLinks } from '../menus/menu-links.tsx'
import { menuList } from '../menus/menu-lists.ts'
import styles from './get-app.module.css'
import { StoreButtons } from './store-buttons.tsx'

export type GetAppProps = {
  readonly world: 'play' | 'real'
  readonly apps: AppFacts
  /** Look of the heading, where it stands beside others; null where a heading stands above already. */
  readonly headingClass?: string | null | undefined
}

/** Where the operator's apps are; where there are none, how this site is used on a phone; nothing where neither is. */
export function GetApp({ world, apps, headingClass = styles.title }: GetAppProps) {
  const t = useTranslate()
  const inStores = apps.ios !== null || apps.android !== null
  const pages = menuList('app', world)
  if (!inStores && pages.length === 0) return null
  return (
    <div className={styles.block}>
      {headingClass === null ? null : <p className={headingClass}>{t('shell.getApp')}</p>}
      {inStores ? (
        <>
          <p className={styles.text}>{t('shell.getAppText')}</p>
          <StoreButtons apps={apps} />
        </>
      ) : (
        // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list
        <ul role="list">
          <MenuLinks entries={pages} />
        </ul>
      )}
    </div>
  )
}
