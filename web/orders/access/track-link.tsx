import type { TransactionOut } from '@causeway/api/contract'
import { CopyButton } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { useLocalPath } from '../../i18n/use-language.ts'
import styles from './track-link.module.css'

export type TrackLinkProps = {
  readonly transaction: Pick<TransactionOut, 'isOwner' | 'transactionId'>
  readonly publicUrl: string
}

/** For its holder: the link that shows the order to others without letting them decide. */
export function TrackLink({ transaction, publicUrl }: TrackLinkProps) {
  const t = useTranslate()
  const localPath = useLocalPath()
  if (!transaction.isOwner) return null
  const path = localPath(`/track/${transaction.transactionId}`)
  return (
    <div className={styles.track}>
      <p>
        <a href={path}>{t('transaction.trackLink')}</a>
        <CopyButton
          text={`${publicUrl}${path}`}
          label={`${t('common.copy')}: ${t('transaction.trackLink')}`}
          short={t('common.copy')}
          copied={t('common.copied')}
        />
      </p>
      <p className={styles.hint}>{t('transaction.trackLinkHint')}</p>
    </div>
  )
}
