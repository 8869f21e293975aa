import type { PlannedMaintenanceOut } from '@causeway/api/contract'
import type { SiteFacts } from '@causeway/content/site'
import type { AppVariant } from '../overlay-script/choose-banner.ts'
import type { AppBannerText } from './app-banner-text.ts'
import type { PageAlert } from './page-alerts.ts'

/** What the overlays of a page are rendered from. Nothing of a visitor: what he sees of it, the browser decides. */
export type OverlaysData = {
  readonly alerts: readonly PageAlert[]
  /** Whether now lies within the operator's window of technical works. */
  readonly areWorksGoingOn: boolean
  /** Nothing is paid out for now, by decision. */
  readonly arePayoutsPaused: boolean
  /** Maintenance of coins and networks, going on or within a day. */
  readonly maintenance: readonly PlannedMaintenanceOut[]
  readonly isDomainsBannerShown: boolean
  /** How the app is announced on phones; null: not at all. */
  readonly app: {
    readonly variant: AppVariant
    readonly apps: SiteFacts['apps']
    readonly text: AppBannerText
  } | null
  readonly chat: SiteFacts['chat']
}
