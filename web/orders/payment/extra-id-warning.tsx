import type { TransactionOut } from '@causeway/api/contract'
import { CopyButton, LtrText, Notice } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import styles from './extra-id-warning.module.css'

/** The memo or tag that a payment must carry, with a warning that cannot be overlooked; nothing where there is none. */
export function ExtraIdWarning({ transaction }: { readonly transaction: TransactionOut }) {
  const t = useTranslate()
  const { payinExtraId, payinExtraIdName } = transaction
  if (payinExtraId === null) return null
  const name = payinExtraIdName ?? ''
  return (
    <Notice tone="error" strong title={t('transaction.memoWarningTitle', { name })}>
      <p className={styles.extraId}>
        <LtrText>{payinExtraId}</LtrText>
        <CopyButton
          text={payinExtraId}
          label={t('transaction.copyExtraId', { name })}
          short={t('common.copy')}
          copied={t('common.copied')}
        />
      </p>
      <p>{t('transaction.memoWarning', { name })}</p>
    </Notice>
  )
}
