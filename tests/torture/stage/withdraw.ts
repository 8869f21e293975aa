import { type Affiliate, askFor, type Summary, untilSummary } from './affiliate.ts'
import type { Stage } from './stage.ts'
import { loseFirstPayment } from './stories.ts'

/** What an affiliate found in the end. Null where it never came to an end. */
export type Withdrawn = {
  readonly summary: Summary | null
  readonly trouble: string | null
}

/** What one that asked before it died may be answered when it asks again: it was done, or is being done. */
const ASKED_BEFORE: Readonly<Record<'convert-all' | 'payout', readonly string[]>> = {
  'convert-all': ['conversion_in_progress', 'nothing_to_convert'],
  payout: ['payout_in_progress', 'payout_below_minimum'],
}

/**
 * An affiliate has everything it earned converted and paid out, and waits for both; the block with the payout can be
 * replaced by one without it on the way. Trouble is told, not thrown.
 */
export async function withdraw(
  stage: Stage,
  affiliate: Affiliate,
  { deadline, losesBlock }: { readonly deadline: number; readonly losesBlock: boolean },
): Promise<Withdrawn> {
  try {
    await request('convert-all')
    await untilSummary(
      stage,
      affiliate,
      deadline,
      ({ conversions, runningOperations }) =>
        runningOperations.conversions === 0 && conversions.count > 0,
    )
    await request('payout')
    if (losesBlock) await loseFirstPayment(stage, affiliate.payoutPlace, deadline)
    const summary = await untilSummary(
      stage,
      affiliate,
      deadline,
      ({ payouts, runningOperations }) => runningOperations.payouts === 0 && payouts.count > 0,
    )
    return { summary, trouble: null }
  } catch (error) {
    return { summary: null, trouble: String(error) }
  }

  async function request(call: 'convert-all' | 'payout'): Promise<void> {
    const code = await askFor(stage, affiliate, { call, deadline })
    if (code !== null && !ASKED_BEFORE[call].includes(code)) throw new Error(`${call}: ${code}`)
  }
}
