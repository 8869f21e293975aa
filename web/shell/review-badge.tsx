import { Icon, VisuallyHidden } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import styles from './review-badge.module.css'
import type { ShellSite } from './shell-data.ts'

/** Leads to the site where customers review the exchange, in the operator's words; beside the page (SHELL-11). */
export function ReviewBadge({ badge }: { readonly badge: ShellSite['reviewBadge'] }) {
  const t = useTranslate()
  if (badge === null) return null
  return (
    <aside className={styles.place} aria-label={t('shell.reviews')}>
      <a className={styles.badge} href={badge.url} target="_blank" rel="noopener">
        <Icon name="star" size={16} />
        <span>
          {badge.text}
          <VisuallyHidden>, {t('common.opensInNewTab')}</VisuallyHidden>
        </span>
      </a>
    </aside>
  )
}
