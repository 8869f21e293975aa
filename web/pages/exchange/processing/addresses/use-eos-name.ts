import type { ClientCalls } from '@causeway/api/contract'
import { checkEosName } from '@causeway/core/account-names/eos-name'
import { useEffect, useState } from 'react'

/** Who types on is not asked about yet. */
const PAUSE_MILLISECONDS = 350

/** What is known of a name. `unknown`: the network did not say. `other`: a free name like it. */
export type NameAnswer =
  | { readonly state: 'asking' | 'unknown' | 'free' }
  | { readonly state: 'taken'; readonly other: string }

/** Asks whether a valid account name is free, a moment after it was typed. Of two answers the later question's counts. */
export function useEosName(calls: Pick<ClientCalls, 'eosName'>, name: string): NameAnswer {
  const [known, setKnown] = useState<{ readonly name: string; readonly answer: NameAnswer }>()
  const isValid = checkEosName(name).ok
  useEffect(() => {
    if (!isValid) return
    let isOver = false
    const timer = setTimeout(async () => {
      const answer = await answerOf(calls, name)
      if (!isOver) setKnown({ name, answer })
    }, PAUSE_MILLISECONDS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [calls, name, isValid])
  return isValid && known?.name === name ? known.answer : { state: 'asking' }
}

async function answerOf(calls: Pick<ClientCalls, 'eosName'>, name: string): Promise<NameAnswer> {
  const suggested = await calls.eosName({ baseWord: name })
  if (!suggested.ok) return { state: 'unknown' }
  const other = suggested.body.result.name
  return other === name ? { state: 'free' } : { state: 'taken', other }
}
