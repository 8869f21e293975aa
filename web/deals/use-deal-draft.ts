import { useEffect, useEffectEvent, useRef } from 'react'
import { tabStorage } from '../order-steps/tab-storage.ts'
import { keepDealDraft, readDealDraft } from './deal-draft.ts'
import { type DealFields, emptyDealFields } from './deal-fields.ts'

export type DraftedDeal = {
  readonly coin: string
  readonly fields: DealFields
  /** An order is being asked for with them. */
  readonly isSending: boolean
  /** The server has answered with fields: they count. */
  readonly isAnswered: boolean
  readonly restore: (fields: DealFields) => void
}

/** Keeps in this tab what is typed beside an offer, and has it back after a reload. */
export function useDealDraft({ coin, fields, isSending, isAnswered, restore }: DraftedDeal): void {
  const isFirst = useRef(true)
  const begin = useEffectEvent(() => {
    const isUntouched = JSON.stringify(fields) === JSON.stringify(emptyDealFields)
    const kept = isAnswered || !isUntouched ? null : readDealDraft(tabStorage(), coin)
    if (kept !== null) restore(kept)
  })
  useEffect(() => begin(), [])
  const text = JSON.stringify(fields)
  const keep = useEffectEvent(() => {
    // The first fields are what is there already; keeping them would overwrite what is about to be restored.
    if (isFirst.current) isFirst.current = false
    else keepDealDraft(tabStorage(), { coin, fields, isSent: isSending })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: they say when to keep
  useEffect(() => keep(), [coin, text, isSending])
}
