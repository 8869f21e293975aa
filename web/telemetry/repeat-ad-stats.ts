import type { Calls } from '@causeway/api/contract'
import { bodyAside } from '@causeway/widget/client'

const EVERY_MILLISECONDS = 600_000

/** Asks for the figures that a page may boast of every 600000 ms (REF-01), and tells the page. Returns what ends it. */
export function repeatAdStats({ adStats }: Pick<Calls, 'adStats'>): () => void {
  const ask = async () => {
    const { result } = await bodyAside('ad stats', adStats)
    if (result !== undefined) window.dispatchEvent(new CustomEvent('ad-stats', { detail: result }))
  }
  const timer = setInterval(() => void ask(), EVERY_MILLISECONDS)
  return () => clearInterval(timer)
}
