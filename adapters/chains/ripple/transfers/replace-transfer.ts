import type { Funding, ReplaceFailure, TransferPlan } from '@causeway/core/ports'
import { fail, ok, type Result } from '@causeway/core/result'
import {
  askedNow,
  assertOfChain,
  type ComposeNeeds,
  firstFee,
  planWith,
} from './compose-transfer.ts'
import { readFundingFacts, readTransferBody } from './transfer-body.ts'

/**
 * Decides a transaction for the same intent with the same sequence, of which only one can ever be validated. Its fee rises
 * by more than a quarter, as servers ask of what is to take a place in their queue, and to what is asked now. Pure.
 * `cannot_be_replaced`: the sequence is used already, or the highest fee allowed does not let it rise.
 */
export function replaceTransfer(
  { config }: ComposeNeeds,
  earlier: readonly TransferPlan[],
  funding: Funding,
): Result<TransferPlan, ReplaceFailure> {
  const latest = earlier.at(-1)
  if (latest === undefined) throw new TypeError('There is no earlier attempt to replace')
  const { intent, attempt } = latest
  const facts = readFundingFacts(funding.facts)
  assertOfChain(config, intent, facts)
  const before = readTransferBody(latest.body)
  if (facts.validatedSequence > before.sequence) return fail({ code: 'cannot_be_replaced' })
  if (before.feeDrops >= askedNow(facts)) return fail({ code: 'fee_is_enough' })
  const raised = (before.feeDrops * 5n) / 4n + 1n
  if (raised > config.maximumFeeDrops) return fail({ code: 'cannot_be_replaced' })
  const wanted = firstFee(facts, config)
  const feeDrops = raised > wanted ? raised : wanted
  // The earlier attempt spends nothing beside this one, so what waits does not count.
  const kept = intent.kind === 'filler' ? 0n : facts.reserve
  if (intent.amount.units + feeDrops > facts.balance - kept) {
    return fail({ code: 'insufficient_funds' })
  }
  return ok(planWith(intent, attempt + 1, { ...before, feeDrops }))
}
