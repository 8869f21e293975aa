import type { TransferIntent } from '@causeway/core/ports'
import type { AccountKeys } from '../account-keys.ts'
import { contractOf, type EvmConfig } from '../evm-config.ts'
import type { NodeClient } from '../node/node-client.ts'
import { readCount, readQuantity } from '../node/wire.ts'
import { readTokenBalance } from '../tokens/token-balance.ts'
import { estimateGas } from './estimate-gas.ts'
import { readFees } from './read-fees.ts'
import { type FundingFacts, writeFundingFacts } from './transfer-body.ts'

export type FundingNeeds = {
  readonly node: NodeClient
  readonly config: EvmConfig
  readonly keys: AccountKeys
}

/** What the intent's source can spend now, at which nonce, gas and fee, as `Funding.facts`. */
export async function readFunding(needs: FundingNeeds, intent: TransferIntent): Promise<string> {
  const { node, config, keys } = needs
  const contract = contractOf(intent.amount.asset, config)
  const payer = keys.addressOf(intent.source)
  const [chainId, minedNonce, pendingNonce, minedCoinUnits, pendingCoinUnits, tokenUnits, fees] =
    await Promise.all([
      node.demand('eth_chainId', []).then(readCount),
      node.demand('eth_getTransactionCount', [payer, 'latest']).then(readQuantity),
      node.demand('eth_getTransactionCount', [payer, 'pending']).then(readQuantity),
      node.demand('eth_getBalance', [payer, 'latest']).then(readQuantity),
      node.demand('eth_getBalance', [payer, 'pending']).then(readQuantity),
      contract === null ? null : readTokenBalance(node, contract, payer),
      readFees(node, config),
    ])
  const assetUnits = tokenUnits ?? minedCoinUnits
  const facts: FundingFacts = {
    chainId,
    nextNonce: minedNonce > pendingNonce ? minedNonce : pendingNonce,
    minedNonce,
    coinUnits: minedCoinUnits < pendingCoinUnits ? minedCoinUnits : pendingCoinUnits,
    minedCoinUnits,
    assetUnits,
    // The node cannot try what the account cannot pay; composing refuses it anyway.
    gas:
      assetUnits < intent.amount.units
        ? 0n
        : await estimateGas(node, {
            payer,
            contract,
            destination: intent.destination,
            units: intent.amount.units,
          }),
    ...fees,
  }
  return writeFundingFacts(facts)
}
