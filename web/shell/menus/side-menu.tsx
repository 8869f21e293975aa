import { Icon, type IconName } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { useLocation } from 'react-router'
import { useLocalPath } from '../../i18n/use-language.ts'
import menu from './menu.module.css'
import { MenuLinks, toldName } from './menu-links.tsx'
import { menuList } from './menu-lists.ts'
import styles from './side-menu.module.css'

export type SideMenuProps = { readonly world: 'play' | 'real' }

const icons: Readonly<Record<string, IconName>> = {
  '/': 'swap',
  '/buy-crypto': 'plus',
  '/sell-crypto': 'minus',
  '/trade-crypto': 'chart',
}

/** The ways to trade beside a page that is one of them, on wide screens (SHELL-03). */
export function SideMenu({ world }: SideMenuProps) {
  const t = useTranslate()
  const localPath = useLocalPath()
  const { pathname } = useLocation()
  return (
    <nav className={styles.side} aria-label={t('shell.ways')}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list */}
      <ul role="list">
        {menuList('ways', world).map(({ path, label }) => (
          <li key={path}>
            <a
              className={styles.entry}
              href={localPath(path)}
              aria-current={path === pathname ? 'page' : undefined}
              data-event="sideMenuItemClick"
              data-event-name={toldName(path)}
            >
              <Icon name={icons[path] ?? 'swap'} size={20} />
              {t(label)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The same as a list behind a button of the header, on phones and tablets (SHELL-03). */
export function SideMenuButton({ world }: SideMenuProps) {
  const t = useTranslate()
  const { pathname } = useLocation()
  const entries = menuList('ways', world)
  const here = entries.find(({ path }) => path === pathname)
  return (
    <details className={`${menu.menu} ${styles.dropdown}`} data-menu>
      <summary className={menu.button}>
        <span className={menu.label}>{t(here?.label ?? 'shell.ways')}</span>
        <span className={menu.mark}>
          <Icon name="chevron-down" size={16} />
        </span>
      </summary>
      <nav className={menu.panel} aria-label={t('shell.ways')}>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list */}
        <ul role="list">
          <MenuLinks entries={entries} told="sideMenuItemClick" />
        </ul>
      </nav>
    </details>
  )
}

/** The way back up, once the page is far above (SHELL-03). No element is called `top`: so the document itself is meant. */
export function ToTop() {
  const t = useTranslate()
  return (
    <a className={styles.toTop} href="#top" aria-label={t('shell.toTop')} title={t('shell.toTop')}>
      <Icon name="chevron-up" size={20} />
    </a>
  )
}
