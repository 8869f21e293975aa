import type { Currency } from '../currencies/index.ts'
import { unitsWorthUsd } from '../rates/market-snapshot.ts'

/** Deposits worth more than `aboveUsd` whole US dollars wait `times` the coin's confirmations. */
export type DepthStep = { readonly aboveUsd: bigint; readonly times: number }

/** Undoing blocks costs a miner about what the blocks pay: a larger deposit is worth more of them. Steps upwards. */
export const defaultDepthSteps: readonly DepthStep[] = [
  { aboveUsd: 25_000n, times: 2 },
  { aboveUsd: 150_000n, times: 3 },
]

/**
 * How many confirmations a deposit needs by what it is worth: by the coin's own steps, where it has some, but never fewer than the
 * coin's confirmations. `price` in attodollars per whole coin; without one it waits as the largest would.
 */
export function neededConfirmations(
  coin: Pick<Currency, 'confirmations' | 'decimals' | 'depthSteps'>,
  units: bigint,
  market: { readonly price: bigint | null; readonly steps: readonly DepthStep[] },
): number {
  const { price, steps } = market
  const isAbove = ({ aboveUsd }: Pick<DepthStep, 'aboveUsd'>) =>
    price === null || units > unitsWorthUsd(price, coin.decimals, aboveUsd)
  const { depthSteps: own = [] } = coin
  if (own.length > 0) {
    return Math.max(coin.confirmations, own.findLast(isAbove)?.confirmations ?? 0)
  }
  return coin.confirmations * (steps.findLast(isAbove)?.times ?? 1)
}
