import type { AppFacts } from '@causeway/content/site'
import { Icon, VisuallyHidden } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import styles from './store-buttons.module.css'

/** The stores that have the operator's app; nothing for one that has not (SHELL-11). */
export function StoreButtons({ apps }: { readonly apps: AppFacts }) {
  const t = useTranslate()
  const stores = [
    { name: t('shell.appStore'), url: apps.ios },
    { name: t('shell.googlePlay'), url: apps.android },
  ]
  return (
    <div className={styles.buttons}>
      {stores.map(({ name, url }) =>
        url === null ? null : (
          <a
            key={name}
            className={styles.button}
            href={url}
            target="_blank"
            rel="noopener"
            data-store
          >
            {name}
            <Icon name="external" size={14} />
            <VisuallyHidden>, {t('common.opensInNewTab')}</VisuallyHidden>
          </a>
        ),
      )}
    </div>
  )
}
