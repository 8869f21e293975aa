import { type AssetCode, amount } from '@causeway/core/money'
import type { SweepOffer } from '@causeway/core/ports'
import { type AccountKeys, HOT_WALLET_PATH } from '../account-keys.ts'
import { dustThreshold } from '../destination-script.ts'
import type { UtxoParams } from '../utxo-params.ts'
import { selectOutputs } from './select-outputs.ts'
import { sweepCandidates } from './sweep-candidates.ts'
import { type FundingFacts, sumOf } from './transfer-body.ts'

/** When joining scattered pay-ins is worth its fee. */
export type SweepRules = {
  /** Only while the network asks no more than this. */
  readonly highestFeePerVbyte: bigint
  /** Only where so many outputs can be joined. */
  readonly fewestOutputs: number
}

/** What a sweep would bring to the hot wallet now; null where fees are high or there is little to join. Pure. */
export function offerSweep(
  needs: { readonly keys: AccountKeys; readonly params: UtxoParams; readonly asset: AssetCode },
  facts: FundingFacts,
  rules: SweepRules,
): SweepOffer | null {
  const { keys, params } = needs
  const { feePerVbyte } = facts
  if (feePerVbyte > rules.highestFeePerVbyte) return null
  const joined = sweepCandidates(facts.unspent, feePerVbyte, params)
  if (joined.length < rules.fewestOutputs) return null
  const script = keys.script(HOT_WALLET_PATH)
  const least = dustThreshold(script, params)
  const selection = selectOutputs(needs, {
    required: joined,
    candidates: [],
    payments: [{ script, amount: least }],
    feePerVbyte,
  })
  if (selection === null) return null
  // Counted with an output of change, which the sweep itself does not have: it arrives with a little to spare.
  const units = sumOf(joined) - selection.vbytes * feePerVbyte
  return units < least ? null : { amount: amount(needs.asset, units), gasLacking: null }
}
