import { useTranslate } from '@causeway/widget/messages'
import { useContext } from 'react'
import type { AccountState } from '../account/index.ts'
import { BrandLogoContext, BrandPictures } from '../brand/index.ts'
import { useLocalPath } from '../i18n/use-language.ts'
import styles from './frame-foot.module.css'

export type FrameFootProps = {
  readonly account: AccountState
  /** Null: the host hides whose widget it is. */
  readonly brandName: string | null
  /** For the console of the page around. */
  readonly remarks: readonly string[]
}

/**
 * Below every step: whose widget it is, and the way in. Its links open windows of their own; `widget-frame.client.ts` makes
 * the way in hand its code over to this frame.
 */
export function FrameFoot({ account, brandName, remarks }: FrameFootProps) {
  const t = useTranslate()
  const localPath = useLocalPath()
  const logo = useContext(BrandLogoContext)
  return (
    <footer className={styles.foot} data-widget-remarks={JSON.stringify(remarks)}>
      {brandName === null ? null : (
        <a href={localPath('/about')} target="_blank" rel="noopener">
          {logo === null ? null : <BrandPictures logo={logo} height={16} alt="" />}
          {t('widgetFrame.poweredBy', { brand: brandName })}
        </a>
      )}
      {account.kind === 'in' ? (
        <span>
          <bdi>{account.email}</bdi>{' '}
          <button type="button" className={styles.action} data-widget-sign-out="">
            {t('widgetFrame.signOut')}
          </button>
        </span>
      ) : (
        <a
          href={localPath('/widget-sign-in')}
          target="_blank"
          rel="noopener opener"
          data-widget-sign-in=""
        >
          {t('widgetFrame.signIn')}
        </a>
      )}
      <p className={styles.warning} role="alert" data-widget-covered={t('widgetFrame.covered')} />
      <p
        className={styles.status}
        role="status"
        data-widget-status={t('widgetFrame.signInFailed')}
      />
    </footer>
  )
}
