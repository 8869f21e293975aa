import { Icon } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { useEffect, useRef } from 'react'
import { startOverlays } from '../overlay-script/start-overlays.ts'
import { snackbarNames } from '../snackbars/show-snackbar.ts'
import { AppBanner } from './app-banner.tsx'
import { BrokenWeb } from './broken-web.tsx'
import { CookieNotice } from './cookie-notice.tsx'
import styles from './overlays.module.css'
import type { OverlaysData } from './overlays-data.ts'

export type OverlaysProps = {
  readonly data: OverlaysData
  readonly brandName: string
  /** A page may do without banners (SHELL-13). */
  readonly omitsBanner: boolean
}

/**
 * Everything that may come to stand over a page, as the server makes it for everybody: hidden. Which of it a visitor sees
 * is decided by `startOverlays` alone, so that pages that run no router need no component for it.
 */
export function Overlays({ data, brandName, omitsBanner }: OverlaysProps) {
  const t = useTranslate()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => (place.current === null ? undefined : startOverlays(place.current)), [])
  const { chat } = data
  const app = omitsBanner ? null : data.app
  const hasDomains = data.isDomainsBannerShown && !omitsBanner
  return (
    <div
      ref={place}
      data-overlays=""
      data-domains={hasDomains ? '' : undefined}
      data-chat-license={chat?.licenseId}
      data-chat-script={chat?.scriptUrl}
    >
      <CookieNotice />
      {app === null ? null : <AppBanner app={app} brandName={brandName} />}
      <BrokenWeb />
      {snackbarNames.map((name) => (
        <span
          key={name}
          hidden
          data-snackbar-words={name}
          data-title={t(`overlays.${name}Title`)}
          data-desc={t(`overlays.${name}Text`)}
        />
      ))}
      <div
        className={styles.snackbars}
        data-snackbars=""
        data-close={t('overlays.snackbarClose')}
        aria-live="polite"
      />
      {chat === null ? null : (
        <button type="button" className={styles.chat} data-opens-chat="">
          <Icon name="mail" />
          <span className={styles.chatWords}>{t('overlays.chatOpen')}</span>
        </button>
      )}
    </div>
  )
}
