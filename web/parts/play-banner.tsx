import { Icon } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { useLocalPath } from '../i18n/use-language.ts'
import styles from './play-banner.module.css'

/** Says on every page of a play world that nothing on it has value. */
export function PlayBanner() {
  const t = useTranslate()
  const localPath = useLocalPath()
  return (
    <aside className={styles.banner} aria-label={t('common.playMoney')}>
      <p className={styles.inner}>
        <Icon name="information" size={16} />
        <span>
          {t('common.playMoneyNotice')}{' '}
          <a href={localPath('/sandbox')}>{t('common.openSandbox')}</a>
        </span>
      </p>
    </aside>
  )
}
