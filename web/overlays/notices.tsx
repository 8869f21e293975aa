import type { PlannedMaintenanceOut } from '@causeway/api/contract'
import { Icon, Notice } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { useContext } from 'react'
import { AlertsContext } from './alerts-context.ts'
import styles from './notices.module.css'
import type { OverlaysData } from './overlays-data.ts'

export type NoticesProps = {
  readonly data: Pick<
    OverlaysData,
    'arePayoutsPaused' | 'areWorksGoingOn' | 'isDomainsBannerShown' | 'maintenance'
  >
  /** A page may do without the banner; what the operator says of it or of his works it cannot. */
  readonly omitsBanner: boolean
}

/**
 * What stands above a page: technical works (SHELL-15), that payouts are paused (OPS-12), maintenance (OPS-10.11), what the operator says of the page (SHELL-10), and on desktops the
 * banner of Unstoppable Domains. It comes with the page, so nothing moves.
 */
export function Notices({ data, omitsBanner }: NoticesProps) {
  const t = useTranslate()
  const alerts = useContext(AlertsContext).filter(({ section }) => section === null)
  const { arePayoutsPaused, areWorksGoingOn, isDomainsBannerShown, maintenance } = data
  return (
    <>
      {isDomainsBannerShown && !omitsBanner ? (
        <aside className={styles.domains} aria-label={t('overlays.domainsTitle')}>
          <p className={styles.inner}>
            <Icon name="globe" size={16} />
            {t('overlays.domainsText')}
          </p>
        </aside>
      ) : null}
      {areWorksGoingOn ? (
        <aside className={styles.strip} data-works="" aria-label={t('overlays.worksTitle')}>
          <p className={styles.inner}>
            <Icon name="warning" size={16} />
            {t('overlays.worksText')}
          </p>
        </aside>
      ) : null}
      {arePayoutsPaused ? (
        <aside className={styles.strip} data-paused="" aria-label={t('overlays.pausedTitle')}>
          <p className={styles.inner}>
            <Icon name="information" size={16} />
            {t('overlays.pausedText')}
          </p>
        </aside>
      ) : null}
      {maintenance.length === 0 ? null : (
        <aside
          className={styles.strip}
          data-maintenance=""
          aria-label={t('overlays.maintenanceTitle')}
        >
          {maintenance.map((each) => (
            <p key={each.what} className={styles.inner}>
              <Icon name="information" size={16} />
              <MaintenanceText of={each} />
            </p>
          ))}
        </aside>
      )}
      {alerts.length === 0 ? null : (
        <aside className={styles.alerts} aria-label={t('overlays.alertTitle')}>
          {alerts.map(({ key, message }) => (
            <Notice key={key} tone="warning">
              {message}
            </Notice>
          ))}
        </aside>
      )}
    </>
  )
}

/** When, in the page’s language; times in UTC, and the operator’s note as it was written. */
function MaintenanceText({ of }: { readonly of: PlannedMaintenanceOut }) {
  const t = useTranslate()
  const minute = (at: string) => at.slice(0, 16).replace('T', ' ')
  const { endsAt, isOpen, note, startsAt, what } = of
  const times = { what, from: minute(startsAt), until: minute(endsAt) }
  const { from: _, ...ending } = times
  const text = isOpen ? t('overlays.maintenanceNow', ending) : t('overlays.maintenanceAhead', times)
  return <span dir="auto">{`${text} ${note}`.trim()}</span>
}
