import { classNames, Icon, VisuallyHidden } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { useLocation } from 'react-router'
import { useLocalPath } from '../../i18n/use-language.ts'
import styles from './menu.module.css'
import type { MenuEntry } from './menu-lists.ts'

/** The class of a link that only approved affiliates are shown (SHELL-16). */
export const affiliateClass = styles.affiliate

export type MenuLinksProps = {
  readonly entries: readonly MenuEntry[]
  /** As what a click counts (TELE-06); absent: it does not. */
  readonly told?: 'allProductsDropdownClick' | 'sideMenuItemClick'
}

/** What an entry is called where clicks are counted: its path, whatever the language. */
export function toldName(path: string): string {
  return path === '/' ? 'exchange' : path.slice(1)
}

/** Attributes by which a click is counted. */
function toldBy(path: string, told: MenuLinksProps['told']) {
  if (told === undefined) return {}
  const name = toldName(path)
  return told === 'sideMenuItemClick'
    ? { 'data-event': told, 'data-event-name': name }
    : { 'data-event': told, 'data-event-product-name': name }
}

/** Entries of a menu, for the list element around them. The page that is shown is marked. */
export function MenuLinks({ entries, told }: MenuLinksProps) {
  const t = useTranslate()
  const localPath = useLocalPath()
  const { pathname } = useLocation()
  return entries.map(({ path, label, isAffiliateOnly }) => (
    <li key={path} className={isAffiliateOnly ? styles.affiliate : undefined}>
      <a
        className={styles.entry}
        href={localPath(path)}
        aria-current={path === pathname ? 'page' : undefined}
        {...toldBy(path, told)}
      >
        {t(label)}
      </a>
    </li>
  ))
}

export type OutsideLinkProps = {
  readonly url: string
  readonly className?: string | undefined
  readonly children: string
}

/** A link to another site, in another tab (SHELL-16); to a mail program it simply leads. */
export function OutsideLink({ url, className = styles.entry, children }: OutsideLinkProps) {
  const t = useTranslate()
  if (url.startsWith('mailto:')) {
    return (
      <a className={className} href={url}>
        {children}
      </a>
    )
  }
  return (
    <a className={classNames(className)} href={url} target="_blank" rel="noopener">
      {children}
      <Icon name="external" size={14} />
      <VisuallyHidden>, {t('common.opensInNewTab')}</VisuallyHidden>
    </a>
  )
}
