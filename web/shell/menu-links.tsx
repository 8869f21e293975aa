import { classNames, Icon, VisuallyHidden } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { useLocation } from 'react-router'
import { useLocalPath } from '../i18n/index.ts'
import styles from './menu.module.css'
import type { MenuEntry } from './menu-lists.ts'

/** The class of a link that only approved affiliates are shown (SHELL-16). */
export const affiliateClass = styles.affiliate

/** Entries of a menu, for the list element around them. The page that is shown is marked. */
export function MenuLinks({ entries }: { readonly entries: readonly MenuEntry[] }) {
  const t = useTranslate()
  const localPath = useLocalPath()
  const { pathname } = useLocation()
  return entries.map(({ path, label, isAffiliateOnly }) => (
    <li key={path} className={isAffiliateOnly ? styles.affiliate : undefined}>
      <a
        className={styles.entry}
        href={localPath(path)}
        aria-current={path === pathname ? 'page' : undefined}
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
