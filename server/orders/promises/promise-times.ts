import type { Amount } from '@causeway/core/money'
import { type DepthNeeds, neededDepth } from '../needed-depth.ts'

/** A guaranteed order's deposit has at least this long after the pay-in window to become deep enough (ADR 34). */
const SHORTEST_CONFIRM_SECONDS = 15 * 60
/** Blocks come by chance: a deposit gets so many times as long as its depth takes on average. */
const CONFIRM_TIMES = 2

/** How long a guaranteed rate waits for a payment, and how long for it to become deep: both from the order's creation. */
export type PromiseTimes = { readonly paySeconds: number; readonly confirmSeconds: number }

/** The times of a guaranteed order that takes in so much. A larger deposit must be deeper, and has longer for it. */
export function promiseTimes(needs: DepthNeeds, from: Amount): PromiseTimes {
  const coin = needs.catalogue.find(from.asset)
  if (coin === undefined) throw new Error(`${from.asset} is not in the catalogue`)
  const paySeconds = coin.payWithinMinutes * 60
  const usual = neededDepth(needs, from) * needs.catalogue.networkOf(coin).blockSeconds
  const toConfirm = Math.max(SHORTEST_CONFIRM_SECONDS, CONFIRM_TIMES * usual)
  return { paySeconds, confirmSeconds: paySeconds + toConfirm }
}
