import { Button } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { useLocalPath } from '../i18n/use-language.ts'
import styles from './overlays.module.css'

/** The bar that tells of cookies until somebody has read it (SHELL-06). */
export function CookieNotice() {
  const t = useTranslate()
  const localPath = useLocalPath()
  return (
    <aside
      hidden
      className={styles.bar}
      data-cookie-notice=""
      aria-label={t('overlays.cookieTitle')}
    >
      <p className={styles.barText}>
        {t('overlays.cookieText')}{' '}
        <a href={localPath('/privacy-policy')}>{t('overlays.cookieMore')}</a>
      </p>
      <Button data-cookie-ok="">{t('overlays.cookieOk')}</Button>
    </aside>
  )
}
