import { classNames } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { useContext, useEffect } from 'react'
import { Link, NavLink, useLocation, useRevalidator } from 'react-router'
import { AccountSlot, type AccountState, accountSlot } from '../account/index.ts'
import { closeMenusOnLeaving } from '../close-menus-on-leaving.ts'
import { LivePart, LivePartServer } from '../live-parts/index.ts'
import styles from './header.module.css'
import type { LanguageListProps } from './language-list.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { Logo } from './logo.tsx'
import { navigationEntries } from './navigation-entries.ts'

export type HeaderProps = LanguageListProps & {
  readonly brandName: string
  readonly world: 'play' | 'real'
  readonly account: AccountState
}

/** Logo, the way to what exists, and whose account it is. */
export function Header({ brandName, world, language, offered, account }: HeaderProps) {
  const t = useTranslate()
  useEffect(() => closeMenusOnLeaving(document), [])
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
          <Link to="/#how-it-works" className={classNames(styles.link, styles.widest)}>
            {t('common.howItWorks')}
          </Link>
        </nav>
        <div className={styles.end}>
          {offered.length < 2 ? null : <LanguageMenu language={language} offered={offered} />}
          <HeaderAccount account={account} />
        </div>
      </div>
    </header>
  )
}

/** A page that is kept for everybody cannot know who looks at it: there the slot wakes by itself and asks. */
function HeaderAccount({ account }: Pick<HeaderProps, 'account'>) {
  const isKept = useContext(LivePartServer) !== null
  const { revalidate } = useRevalidator()
  const { key } = useLocation()
  if (isKept) return <LivePart of={accountSlot} props={{ account: { kind: 'unknown' } }} />
  return <AccountSlot account={account} onChange={() => void revalidate()} visit={key} />
}

/** On a phone there is no room for what is also behind the logo, in its form, or in the banner of the play world. */
function isElsewhere(path: string): boolean {
  return path === '/' || path === '/buy' || path === '/sandbox'
}
