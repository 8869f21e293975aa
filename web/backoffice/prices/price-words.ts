import type { CoinSourceOut, PriceOut, PriceSourceOut } from '@causeway/api/contract'

const reasons: Readonly<Record<NonNullable<PriceOut['closed']>, string>> = {
  halted: 'Stopped',
  prices_old: 'All prices are too old',
  not_priced: 'No source has a price',
  too_few_sources: 'Too few sources agree on a price',
  sources_disagree: 'The sources disagree; it opens after two calm minutes',
  jumped: 'The price jumped; it opens after two calm minutes',
  stale: 'The last price is too old',
}

/** Why a coin isn’t traded; a dash where it is. */
export function closureText({ closed, halt }: Pick<PriceOut, 'closed' | 'halt'>): string {
  if (closed === null) return '–'
  return halt === null ? reasons[closed] : `${reasons[closed]}: ${halt}`
}

/** How far the price jumped: from where, to where. */
export function jumpText({
  beforeUsd,
  jumpPercent,
  nowUsd,
}: Pick<NonNullable<PriceOut['breaker']>, 'beforeUsd' | 'jumpPercent' | 'nowUsd'>): string {
  if (nowUsd === null) return `${beforeUsd ?? '–'}; the sources disagree now`
  const change = jumpPercent === null ? '' : ` (${jumpPercent} %)`
  return `${beforeUsd ?? '–'} to ${nowUsd}${change}`
}

/** An age, or a dash before the first price. */
export function ageText(seconds: number | null): string {
  return seconds === null ? '–' : `${seconds} s`
}

/** The largest deviation of a source, with its coin; a dash where it has none. */
export function farthestText({ farthest }: Pick<PriceSourceOut, 'farthest'>): string {
  return farthest === null ? '–' : `${farthest.percent} % (${farthest.asset})`
}

/** Why a source’s price of a coin doesn’t count; with which weight where it does. */
export function partText(part: CoinSourceOut['part'], countingSources: number): string {
  switch (part) {
    case 'counts':
      return `1 of ${countingSources}`
    case 'outlier':
      return 'Left out: too far from the others'
    case 'old':
      return 'Left out: too old'
    case 'unused':
      return 'Not used: there is no price to trade on'
  }
}
