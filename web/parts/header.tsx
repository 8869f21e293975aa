import { classNames } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { Link, NavLink } from 'react-router'
import styles from './header.module.css'
import type { LanguageListProps } from './language-list.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { Logo } from './logo.tsx'
import { navigationEntries } from './navigation-entries.ts'

export type HeaderProps = LanguageListProps & {
  readonly brandName: string
  readonly world: 'play' | 'real'
}

/** Logo and the way to what exists. */
export function Header({ brandName, world, language, offered }: HeaderProps) {
  const t = useTranslate()
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <Link to="/" className={styles.home}>
          <Logo brandName={brandName} />
        </Link>
        <nav aria-label={t('common.mainNavigation')} className={styles.navigation}>
          {navigationEntries(world).map((entry) => (
            <NavLink
              key={entry.path}
              to={entry.path}
              end
              className={classNames(styles.link, isElsewhere(entry.path) && styles.wide)}
            >
              {t(entry.label)}
            </NavLink>
          ))}
          <Link to="/#how-it-works" className={classNames(styles.link, styles.wide)}>
            {t('common.howItWorks')}
          </Link>
        </nav>
        {offered.length < 2 ? null : <LanguageMenu language={language} offered={offered} />}
      </div>
    </header>
  )
}

/** On a phone there is no room for what is also behind the logo or in the banner of the play world. */
function isElsewhere(path: string): boolean {
  return path === '/' || path === '/sandbox'
}
