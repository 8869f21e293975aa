import type { FeePolicy } from '../quotes/index.ts'

const WHOLE = /^\d{1,12}$/
/** No fee that anybody sets on purpose is higher. */
const MOST_BPS = 5_000
const MOST_SLICES = 10

/** A whole number within a range; null where the text is none. */
export function readWhole(
  text: string,
  [least, most]: readonly [least: number, most: number],
): bigint | null {
  if (!WHOLE.test(text)) return null
  const read = BigInt(text)
  return read >= BigInt(least) && read <= BigInt(most) ? read : null
}

/** Basis points up to 50 %; null where the text is none. */
export function readBps(text: string): bigint | null {
  return readWhole(text, [0, MOST_BPS])
}

/** `20000:10, 100000:30`: what a slice above so many US dollars costs more, in basis points. Null where it doesn’t rise. */
export function readSlices(text: string): FeePolicy['slippage'] | null {
  if (text.trim() === '') return []
  const parts = text.split(',').map((part) => part.trim().split(':'))
  if (parts.length > MOST_SLICES) return null
  const slices: FeePolicy['slippage'][number][] = []
  for (const [above = '', more = '', ...rest] of parts) {
    const aboveUsd = readWhole(above.trim(), [1, 100_000_000])
    const bps = readBps(more.trim())
    if (aboveUsd === null || bps === null || rest.length > 0) return null
    const last = slices.at(-1)
    if (last !== undefined && (aboveUsd <= last.aboveUsd || bps <= last.bps)) return null
    slices.push({ aboveUsd, bps })
  }
  return slices
}

/** The same, written. */
export function slicesText(slices: FeePolicy['slippage']): string {
  return slices.map(({ aboveUsd, bps }) => `${aboveUsd}:${bps}`).join(', ')
}
