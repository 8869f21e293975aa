import { foldCommissions } from '../commissions/fold-commissions.ts'
import type { AffiliateNeeds } from './affiliate-needs.ts'
import { bookDuePurchase } from './money/book-due-purchase.ts'
import { advanceDueConversion } from './money/conversions.ts'
import { payDueMonths } from './money/pay-due-months.ts'
import { notifyFirstCommission, notifyPayoutSent } from './notices/notify-affiliates.ts'
import { sendStatement } from './notices/send-statement.ts'

const FOLD_EVERY = 5_000
const PURCHASES_EVERY = 5_000
const MAIL_EVERY = 5_000
const MONTHS_EVERY = 60_000

/**
 * One worker's turns for affiliates: conversions at once, purchases, sums by day and mails every few seconds, monthly payouts and
 * statements every minute. Any number of processes may have it. A turn answers whether there may be more to do.
 */
export function createAffiliateWorker(needs: AffiliateNeeds): () => Promise<boolean> {
  const isTime = createPauses()
  return async () => {
    if (await advanceDueConversion(needs)) return true
    if (isTime('fold', FOLD_EVERY)) await foldCommissions(needs.database, needs.catalogue)
    if (isTime('purchases', PURCHASES_EVERY)) while (await bookDuePurchase(needs));
    if (isTime('mail', MAIL_EVERY)) {
      while (await notifyFirstCommission(needs));
      while (await notifyPayoutSent(needs));
    }
    if (!isTime('months', MONTHS_EVERY)) return false
    await payDueMonths(needs)
    while (await sendStatement(needs));
    return false
  }
}

/** True where so many milliseconds have passed since it was last true of a name, by the machine's steady clock. */
function createPauses(): (name: string, every: number) => boolean {
  const last = new Map<string, number>()
  return (name, every) => {
    const now = performance.now()
    if (now - (last.get(name) ?? Number.NEGATIVE_INFINITY) < every) return false
    last.set(name, now)
    return true
  }
}
