import type { Rate } from '@causeway/core/money'
import type { UseCases } from '@causeway/server'
import { rateText } from '../handlers/index.ts'

/** Coins of the second for one of the first, as a decimal text. */
export function rateOut(
  { useCases }: { readonly useCases: Pick<UseCases, 'catalogue'> },
  rate: Rate,
): string {
  const decimalsOf = (ticker: string) => useCases.catalogue.find(ticker)?.decimals ?? 0
  return rateText(rate, { from: decimalsOf(rate.from), to: decimalsOf(rate.to) })
}
