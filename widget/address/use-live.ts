import { useEffect, useEffectEvent, useRef, useState } from 'react'

/**
 * Whether script answers yet, and the input to watch: what was typed into the server's page before the script came is
 * taken over.
 */
export function useLive(take: (text: string) => void, shown: string) {
  const input = useRef<HTMLInputElement>(null)
  const [isLive, setLive] = useState(false)
  const begin = useEffectEvent(() => {
    setLive(true)
    const there = input.current?.value
    if (there !== undefined && there !== shown) take(there)
  })
  useEffect(() => begin(), [])
  return { input, isLive }
}
