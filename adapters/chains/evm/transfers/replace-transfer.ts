import type { Funding, ReplaceFailure, TransferPlan } from '@causeway/core/ports'
import { fail, ok, type Result } from '@causeway/core/result'
import { contractOf } from '../evm-config.ts'
import { assertOfChain, type ComposeNeeds, planWith } from './compose-transfer.ts'
import { type GasPrice, readFundingFacts, readTransferBody } from './transfer-body.ts'

/**
 * Decides a transaction for the same intent with the same nonce, of which only one can ever confirm. Both fees rise by an
 * eighth at least, which is more than any node asks (go-ethereum: a tenth), and to what they are now. Pure.
 * `cannot_be_replaced`: the nonce is in a block already, or the highest fee allowed does not let it rise.
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
  if (facts.minedNonce > before.nonce) return fail({ code: 'cannot_be_replaced' })
  if (
    before.maxFeePerGas >= facts.nextBlockFeePerGas &&
    before.maxPriorityFeePerGas >= facts.maxPriorityFeePerGas
  ) {
    return fail({ code: 'fee_is_enough' })
  }
  const price = raised(before, facts)
  if (price.maxFeePerGas > config.maximumFeePerGas) return fail({ code: 'cannot_be_replaced' })
  const gas = larger(before.gas, facts.gas ?? 0n)
  const fee = gas * price.maxFeePerGas
  const isCoin = contractOf(intent.amount.asset, config) === null
  // The earlier attempt spends nothing beside this one, so what waits in the pool does not count.
  if ((isCoin ? intent.amount.units + fee : fee) > facts.minedCoinUnits) {
    return fail({ code: 'insufficient_funds' })
  }
  return ok(planWith(intent, attempt + 1, { ...before, ...price, gas }))
}

function raised(before: GasPrice, now: GasPrice): GasPrice {
  const maxPriorityFeePerGas = larger(
    anEighthMore(before.maxPriorityFeePerGas),
    now.maxPriorityFeePerGas,
  )
  const maxFeePerGas = larger(anEighthMore(before.maxFeePerGas), now.maxFeePerGas)
  return { maxFeePerGas: larger(maxFeePerGas, maxPriorityFeePerGas), maxPriorityFeePerGas }
}

/** Rounded up, and more in any case: nodes want a strictly higher price, also of nothing. */
function anEighthMore(price: bigint): bigint {
  return larger((price * 9n + 7n) / 8n, price + 1n)
}

function larger(left: bigint, right: bigint): bigint {
  return left > right ? left : right
}
