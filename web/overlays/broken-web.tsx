import { Button } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import styles from './overlays.module.css'

/**
 * What is said where the site is broken (SHELL-06). A copy of it is opened as a dialogue at the end of the document: it
 * stands over other dialogues, too, and those hide from screen readers what was on the page before them.
 */
export function BrokenWeb() {
  const t = useTranslate()
  return (
    <div hidden data-broken-web="">
      <dialog className={styles.broken} aria-label={t('overlays.brokenTitle')}>
        <h2 className={styles.brokenTitle}>{t('overlays.brokenTitle')}</h2>
        <p>{t('overlays.brokenText')}</p>
        <div className={styles.brokenActions}>
          <Button size="large" wide data-broken-reload="">
            {t('overlays.brokenReload')}
          </Button>
          <Button look="secondary" wide data-broken-close="">
            {t('overlays.brokenClose')}
          </Button>
        </div>
      </dialog>
    </div>
  )
}
