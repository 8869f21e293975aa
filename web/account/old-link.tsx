import { Notice } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import type { ReactNode } from 'react'

export type OldLinkProps = {
  /** What may have happened, and what to do now. */
  readonly children: ReactNode
  /** The way on. */
  readonly action: ReactNode
}

/** A link of a mail that does nothing any more. */
export function OldLink({ children, action }: OldLinkProps) {
  const t = useTranslate()
  return (
    <>
      <Notice tone="warning" title={t('auth.linkOldTitle')} announce="alert">
        <p>{children}</p>
      </Notice>
      {action}
    </>
  )
}
