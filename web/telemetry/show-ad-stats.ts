import type { AdStatsReply } from '@causeway/api/contract'

/**
 * Writes the newest figures where a page boasts of them (REF-01): the median swap of the home page, in the words that the
 * server put beside it, so that no page carries its messages for this. Nothing where no page has such a figure.
 */
export function showAdStats(page: ParentNode, { medianSwapSeconds }: AdStatsReply['result']): void {
  const shown = page.querySelector<HTMLElement>('[data-median-swap]')
  if (shown === null) return
  const isKnown = medianSwapSeconds !== null
  shown.parentElement?.toggleAttribute('hidden', !isKnown)
  if (!isKnown) return
  const { medianSwap = '', medianSwapLong = '' } = shown.dataset
  const minutes = Math.floor(medianSwapSeconds / 60)
  shown.textContent = (minutes === 0 ? medianSwap : medianSwapLong)
    .replace('{minutes}', String(minutes))
    .replace('{seconds}', String(medianSwapSeconds % 60))
}
