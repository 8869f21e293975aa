import { Notice } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'

/** Says before the order that one of this size asks who its holder is (TRACK-09). */
export function KycNote({ isRequired }: { readonly isRequired: boolean }) {
  const t = useTranslate()
  return (
    <div aria-live="polite">
      {isRequired ? (
        <Notice tone="information" title={t('processing.kycTitle')}>
          {t('processing.kycText')}
        </Notice>
      ) : null}
    </div>
  )
}
