import { languages } from '@causeway/content/languages'
import { Icon, type IconName, VisuallyHidden } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import type { ReactNode } from 'react'
import { useLocalPath } from '../../i18n/use-language.ts'
import { GetApp } from '../footer/get-app.tsx'
import { LanguageList, type LanguageListProps } from '../languages/language-list.tsx'
import type { ShellSite } from '../shell-data.ts'
import menu from './menu.module.css'
import { affiliateClass, MenuLinks, OutsideLink } from './menu-links.tsx'
import { menuList } from './menu-lists.ts'
import styles from './mobile-menu.module.css'
import { Products } from './products.tsx'

export type MobileMenuProps = LanguageListProps & {
  readonly world: 'play' | 'real'
  readonly site: ShellSite
}

/**
 * The menu of phones and tablets: a first list, and steps behind it for the account, the language and the app, each
 * with the way back (SHELL-16). It works before any script; a script keeps the focus inside.
 */
export function MobileMenu({ world, site, language, offered }: MobileMenuProps) {
  const t = useTranslate()
  return (
    <details className={styles.sheet} data-menu data-sheet>
      <summary className={styles.toggle}>
        <span className={styles.closed}>
          <Icon name="menu" size={24} />
        </span>
        <span className={styles.opened}>
          <Icon name="close" size={24} />
        </span>
        <VisuallyHidden>{t('shell.menu')}</VisuallyHidden>
      </summary>
      <nav className={styles.panel} aria-label={t('shell.menu')}>
        <Step icon="user" title={t('shell.account')}>
          <AccountLinks world={world} />
        </Step>
        <div className={styles.first}>
          <Products world={world} site={site} hasApp={false} />
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list */}
          <ul role="list">
            {site.supportUrl === null ? null : (
              <li>
                <OutsideLink url={site.supportUrl}>{t('shell.support')}</OutsideLink>
              </li>
            )}
            <MenuLinks entries={menuList('about', world)} />
            <MenuLinks entries={menuList('orders', world)} />
          </ul>
        </div>
        {offered.length < 2 ? null : (
          <Step icon="globe" title={t('common.language')} detail={languages[language].name}>
            <LanguageList language={language} offered={offered} />
          </Step>
        )}
        {hasApp(site, world) ? (
          <Step icon="phone" title={t('shell.getApp')}>
            <GetApp world={world} apps={site.apps} headingClass={null} />
          </Step>
        ) : null}
      </nav>
    </details>
  )
}

type StepProps = {
  readonly icon: IconName
  readonly title: string
  readonly detail?: string
  readonly children: ReactNode
}

/** A row of the first list that becomes the way back once its step is open. */
function Step({ icon, title, detail, children }: StepProps) {
  const t = useTranslate()
  return (
    <details className={styles.step} name="menu-step">
      <summary className={styles.row}>
        <span className={styles.closed}>
          <Icon name={icon} size={20} />
          <span>{title}</span>
          <span className={styles.detail}>{detail}</span>
          <Icon name="arrow-forward" size={16} />
        </span>
        <span className={styles.opened}>
          <Icon name="arrow-back" size={20} />
          {t('shell.backToMenu')}
        </span>
      </summary>
      <div className={styles.content}>
        <p className={menu.heading}>{title}</p>
        {children}
      </div>
    </details>
  )
}

/** The way in, or what belongs to the account: the page's own word of it decides which is seen. */
function AccountLinks({ world }: { readonly world: 'play' | 'real' }) {
  const t = useTranslate()
  const localPath = useLocalPath()
  return (
    <>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list */}
      <ul role="list" className={styles.out}>
        <li>
          <a className={menu.entry} href={localPath('/?sign-in=1')} data-frame-account="sign-in">
            {t('account.signIn')}
          </a>
        </li>
        <MenuLinks entries={menuList('orders', world)} />
      </ul>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list */}
      <ul role="list" className={styles.in}>
        <li>
          <a className={menu.entry} href={localPath('/history')}>
            {t('account.history')}
          </a>
        </li>
        <li>
          <a className={menu.entry} href={localPath('/profile')}>
            {t('account.settings')}
          </a>
        </li>
        <li className={affiliateClass}>
          <a className={menu.entry} href={localPath('/earn')}>
            {t('account.affiliate')}
          </a>
        </li>
        <li>
          <button type="button" className={menu.entry} data-frame-account="log-out">
            {t('account.logOut')}
          </button>
          <p className={styles.failed} role="status" data-says={t('account.logOutFailed')} />
        </li>
      </ul>
    </>
  )
}

function hasApp({ apps }: ShellSite, world: 'play' | 'real'): boolean {
  return apps.ios !== null || apps.android !== null || menuList('app', world).length > 0
}
