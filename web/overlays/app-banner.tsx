import { Icon, LinkButton } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import styles from './overlays.module.css'
import type { OverlaysData } from './overlays-data.ts'

export type AppBannerProps = {
  readonly app: NonNullable<OverlaysData['app']>
  readonly brandName: string
}

const stores = ['ios', 'android'] as const

/** Announces the operator's app on phones (SHELL-14): a bar, half the screen, or all of it. */
export function AppBanner({ app, brandName }: AppBannerProps) {
  const t = useTranslate()
  const { variant, apps, text } = app
  const isBar = variant === 'old'
  const Frame = isBar ? 'aside' : 'dialog'
  return (
    <Frame
      {...(isBar ? { hidden: true } : {})}
      className={isBar ? styles.bar : styles.sheet}
      data-app-banner={variant}
      aria-label={t('overlays.appTitle')}
    >
      {isBar ? null : (
        <img
          className={styles.appMark}
          src="/icon-192.png"
          alt=""
          width="96"
          height="96"
          loading="lazy"
        />
      )}
      <div className={styles.appText}>
        <p className={styles.appName}>{t(text.key, { brand: brandName, coin: text.coin })}</p>
        <p>{t('overlays.appLead', { brand: brandName })}</p>
      </div>
      {stores.map((store) => {
        const url = apps[store]
        return url === null ? null : (
          <LinkButton
            key={store}
            hidden
            href={url}
            rel="noopener"
            data-store={store}
            wide={!isBar}
            size={isBar ? 'medium' : 'large'}
          >
            {t('overlays.appGet')}
          </LinkButton>
        )
      })}
      <button
        type="button"
        className={styles.close}
        data-app-close=""
        aria-label={t('overlays.appClose')}
      >
        <Icon name="close" />
      </button>
    </Frame>
  )
}
