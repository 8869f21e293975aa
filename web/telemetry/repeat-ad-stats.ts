import type { ClientCalls } from '@causeway/api/contract'
import { bodyAside } from '@causeway/widget/client'
import { showAdStats } from './show-ad-stats.ts'

const EVERY_MILLISECONDS = 600_000

/** Asks for the figures that a page boasts of every 600000 ms, and shows them (REF-01). Returns what ends it. */
export function repeatAdStats({ adStats }: Pick<ClientCalls, 'adStats'>): () => void {
  const ask = async () => {
    const { result } = await bodyAside('ad stats', adStats)
    if (result !== undefined) showAdStats(document, result)
  }
  const timer = setInterval(() => void ask(), EVERY_MILLISECONDS)
  return () => clearInterval(timer)
}
