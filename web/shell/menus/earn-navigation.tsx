import { useTranslate } from '@causeway/widget/messages'
import styles from './earn-navigation.module.css'
import { MenuLinks } from './menu-links.tsx'
import { menuList } from './menu-lists.ts'

/** The affiliate programme's own navigation, below the header of its pages (SHELL-16). */
export function EarnNavigation({ world }: { readonly world: 'play' | 'real' }) {
  const t = useTranslate()
  return (
    <nav className={styles.bar} aria-label={t('shell.affiliateProgramme')}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list */}
      <ul role="list" className={styles.list}>
        <MenuLinks entries={menuList('earn', world)} />
      </ul>
    </nav>
  )
}
