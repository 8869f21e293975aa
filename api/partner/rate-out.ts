import type { Rate } from '@causeway/core/money'
import { rateText } from '../handlers/index.ts'
import type { MethodContext } from './method.ts'

/** Coins of the second for one of the first, as a decimal text. */
export function rateOut({ useCases }: Pick<MethodContext, 'useCases'>, rate: Rate): string {
  const decimalsOf = (ticker: string) => useCases.catalogue.find(ticker)?.decimals ?? 0
  return rateText(rate, { from: decimalsOf(rate.from), to: decimalsOf(rate.to) })
}
