import type { Currency } from '../currencies/index.ts'
import type { FeePolicy } from '../quotes/index.ts'

const WHOLE = /^\d{1,12}$/
/** No fee that anybody sets on purpose is higher. */
const MOST_BPS = 5_000
const MOST_SLICES = 10
const MOST_DEPTH_STEPS = 5

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

type DepthSteps = NonNullable<Currency['depthSteps']>

/** `25000:6, 150000:9`: confirmations of deposits above so many US dollars. Null where they don’t rise. */
export function readDepthSteps(text: string): DepthSteps | null {
  if (text.trim() === '') return []
  const parts = text.split(',').map((part) => part.trim().split(':'))
  if (parts.length > MOST_DEPTH_STEPS) return null
  const steps: DepthSteps[number][] = []
  for (const [above = '', needed = '', ...rest] of parts) {
    const aboveUsd = readWhole(above.trim(), [1, 100_000_000])
    const depth = readWhole(needed.trim(), [1, 10_000])
    if (aboveUsd === null || depth === null || rest.length > 0) return null
    const step = { aboveUsd, confirmations: Number(depth) }
    const last = steps.at(-1)
    if (last !== undefined && !isHigher(step, last)) return null
    steps.push(step)
  }
  return steps
}

function isHigher(step: DepthSteps[number], than: DepthSteps[number]): boolean {
  return step.aboveUsd > than.aboveUsd && step.confirmations > than.confirmations
}

/** The same, written. */
export function depthStepsText(steps: DepthSteps): string {
  return steps.map(({ aboveUsd, confirmations }) => `${aboveUsd}:${confirmations}`).join(', ')
}
