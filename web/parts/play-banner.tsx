import { Icon } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { Link } from 'react-router'
import styles from './play-banner.module.css'

/** Says on every page of a play world that nothing on it has value. */
export function PlayBanner() {
  const t = useTranslate()
  return (
    <aside className={styles.banner} aria-label={t('common.playMoney')}>
      <p className={styles.inner}>
        <Icon name="information" size={16} />
        <span>
          {t('common.playMoneyNotice')} <Link to="/sandbox">{t('common.openSandbox')}</Link>
        </span>
      </p>
    </aside>
  )
}
