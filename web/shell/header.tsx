import { classNames, Icon } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { useContext, useEffect } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import {
  AccountSlot,
  type AccountState,
  accountSlot,
  leaveHere,
  openSignIn,
} from '../account/index.ts'
import { useLocalPath } from '../i18n/use-language.ts'
import { Island, IslandServer } from '../islands/index.ts'
import type { Page } from '../pages.ts'
import { startShell } from '../shell-script/start-shell.ts'
import styles from './header.module.css'
import type { LanguageListProps } from './languages/language-list.tsx'
import { LanguageMenu } from './languages/language-menu.tsx'
import { Logo } from './logo.tsx'
import { EarnNavigation } from './menus/earn-navigation.tsx'
import menu from './menus/menu.module.css'
import { OutsideLink } from './menus/menu-links.tsx'
import { menuList } from './menus/menu-lists.ts'
import { MobileMenu } from './menus/mobile-menu.tsx'
import { Products } from './menus/products.tsx'
import { SideMenuButton } from './menus/side-menu.tsx'
import { pagePath } from './page-path.ts'
import type { ShellSite } from './shell-data.ts'

export type HeaderProps = LanguageListProps & {
  readonly brandName: string
  readonly world: 'play' | 'real'
  readonly account: AccountState
  readonly site: ShellSite
  /** Undefined for an address that no page has. */
  readonly page: Page | undefined
}

/** Logo, the way to what exists, and whose account it is (SHELL-01, SHELL-02). */
export function Header(props: HeaderProps) {
  const { brandName, world, language, offered, account, site, page } = props
  const localPath = useLocalPath()
  useEffect(() => startShell(document, { openSignIn, leave: leaveHere }), [])
  const isEarn = page?.section === 'earn'
  // The product's own front page, as soon as there is one.
  const front = (isEarn ? pagePath('earn', world) : null) ?? '/'
  return (
    <>
      <header className={classNames(styles.header, page?.hidesHeaderOnScroll && styles.follows)}>
        <div className={styles.inner}>
          <a href={localPath(front)} className={styles.home}>
            <Logo brandName={brandName} />
          </a>
          {page?.hasSideMenu ? <SideMenuButton world={world} /> : null}
          <MainNavigation world={world} site={site} />
          <div className={styles.end}>
            {offered.length < 2 ? null : (
              <div className={styles.wide}>
                <LanguageMenu language={language} offered={offered} />
              </div>
            )}
            {page?.omitsAuthModal ? <SignInLink /> : <HeaderAccount account={account} />}
            <MobileMenu world={world} language={language} offered={offered} site={site} />
          </div>
        </div>
      </header>
      {isEarn ? <EarnNavigation world={world} /> : null}
    </>
  )
}

function MainNavigation({ world, site }: Pick<HeaderProps, 'world' | 'site'>) {
  const t = useTranslate()
  const localPath = useLocalPath()
  const { pathname } = useLocation()
  const plain = [...menuList('about', world), ...menuList('orders', world)]
  return (
    <nav
      aria-label={t('common.mainNavigation')}
      className={classNames(styles.navigation, styles.wide)}
    >
      <details className={menu.menu} data-menu>
        <summary className={menu.button}>
          {t('shell.allProducts')}
          <span className={menu.mark}>
            <Icon name="chevron-down" size={16} />
          </span>
        </summary>
        <div className={classNames(menu.panel, styles.products)}>
          <Products world={world} site={site} />
        </div>
      </details>
      {site.supportUrl === null ? null : (
        <OutsideLink url={site.supportUrl} className={styles.link}>
          {t('shell.support')}
        </OutsideLink>
      )}
      {plain.map(({ path, label }) => (
        <a
          key={path}
          href={localPath(path)}
          className={styles.link}
          aria-current={path === pathname ? 'page' : undefined}
        >
          {t(label)}
        </a>
      ))}
    </nav>
  )
}

/** A page that is kept for everybody cannot know who looks at it: there the slot is an island, and asks by itself. */
function HeaderAccount({ account }: Pick<HeaderProps, 'account'>) {
  const isKept = useContext(IslandServer) !== null
  const { revalidate } = useRevalidator()
  const { key } = useLocation()
  if (isKept) return <Island of={accountSlot} props={{ account: { kind: 'unknown' } }} />
  return <AccountSlot account={account} onChange={() => void revalidate()} visit={key} />
}

/** Where the page has no modal: the front page's address opens it (SHELL-13). */
function SignInLink() {
  const t = useTranslate()
  const localPath = useLocalPath()
  return (
    <a className={styles.link} href={localPath('/?sign-in=1')}>
      {t('account.signIn')}
    </a>
  )
}
