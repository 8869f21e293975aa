import { useCallback, useEffect, useState } from 'react'
import {
  changeTexts,
  type OptionChange,
  type OptionTexts,
  readBuilderQuery,
  withRefId,
  writeBuilderQuery,
} from './builder-state.ts'

const SETTLED_MILLISECONDS = 400

export type BuilderControls = {
  readonly texts: OptionTexts
  /** The same once nobody has typed for a moment: what preview and address show. */
  readonly settled: OptionTexts
  readonly change: (change: OptionChange) => void
  readonly reset: () => void
}

/**
 * The state of the controls, kept in the page's address: a link to it restores them, and the browser's way back takes back
 * the last change. `query`: that of the address when the page was made.
 */
export function useBuilderState(query: string, refId: string | null): BuilderControls {
  const [texts, setTexts] = useState(() => textsOf(query, refId))
  const [settled, setSettled] = useState(texts)
  useEffect(() => {
    if (texts === settled) return
    const timer = setTimeout(() => {
      setSettled(texts)
      pushQuery(writeBuilderQuery(texts))
    }, SETTLED_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [texts, settled])
  useEffect(() => {
    const restore = () => {
      const restored = textsOf(location.search, refId)
      setTexts(restored)
      setSettled(restored)
    }
    window.addEventListener('popstate', restore)
    return () => window.removeEventListener('popstate', restore)
  }, [refId])
  const change = useCallback(
    (part: OptionChange) =>
      // Taken out by its owner, a ref id stays out.
      setTexts((before) => changeTexts(before, part, refId === null ? [] : ['merchant'])),
    [refId],
  )
  const reset = useCallback(() => {
    const start = textsOf('', refId)
    setTexts(start)
    setSettled(start)
    pushQuery('')
  }, [refId])
  return { texts, settled, change, reset }
}

function textsOf(query: string, refId: string | null): OptionTexts {
  return withRefId(readBuilderQuery(new URLSearchParams(query)), refId)
}

function pushQuery(query: string): void {
  const { hash, pathname, search } = location
  if (search === (query === '' ? '' : `?${query}`)) return
  history.pushState(history.state, '', `${pathname}${query === '' ? '' : `?${query}`}${hash}`)
}
