import { Notice } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { useEffect, useRef } from 'react'
import { useLocalPath } from '../i18n/use-language.ts'
import type { Outcome } from './outcome.ts'

/** The history has them all. */
const SHOWN_ORDERS = 5

export type OutcomeNoticeProps = {
  readonly outcome: Outcome | null
  /** Where what had focus goes away with the change. */
  readonly takesFocus?: boolean
}

/** What came of a change: heard by who cannot see it, with the way out where there is one. */
export function OutcomeNotice({ outcome, takesFocus = false }: OutcomeNoticeProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus && outcome !== null) place.current?.focus()
  }, [takesFocus, outcome])
  if (outcome === null || outcome.message === null) return null
  return (
    <div ref={place} tabIndex={takesFocus ? -1 : undefined}>
      {outcome.isDone ? (
        <Notice tone="good" announce="status">
          {outcome.message}
        </Notice>
      ) : (
        <Refused message={outcome.message} openOrders={outcome.openOrders} />
      )}
    </div>
  )
}

type RefusedProps = { readonly message: string; readonly openOrders: readonly string[] }

function Refused({ message, openOrders }: RefusedProps) {
  const t = useTranslate()
  const localPath = useLocalPath()
  return (
    <Notice tone="error" announce="alert">
      <p>{message}</p>
      {openOrders.length === 0 ? null : (
        <ul>
          {openOrders.slice(0, SHOWN_ORDERS).map((code) => (
            <li key={code}>
              <a href={localPath(`/transaction/${code}`)}>
                {t('accountChanges.orderLink', { code: code.slice(0, 8) })}
              </a>
            </li>
          ))}
        </ul>
      )}
      {openOrders.length > SHOWN_ORDERS ? (
        <p>
          <a href={localPath('/history')}>{t('accountChanges.showOrders')}</a>
        </p>
      ) : null}
    </Notice>
  )
}
