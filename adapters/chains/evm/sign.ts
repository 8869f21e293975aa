import type { SignedTransfer, TransferPlan } from '@causeway/core/ports'
import { keccak256 } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { hotWalletPrivateKey } from './account-keys.ts'
import { contractOf, type EvmConfig } from './evm-config.ts'
import { transferCall } from './token-call.ts'
import { readTransferBody, type TransferBody } from './transfer-body.ts'
import { addressHex } from './wire.ts'

export type EvmSigningNeeds = Pick<
  EvmConfig,
  'network' | 'chainId' | 'asset' | 'tokens' | 'maximumFeePerGas'
> & { readonly accountXprv: string }

/**
 * Signs plans of `composeTransfer` with the account's extended private key. Signatures are deterministic (RFC 6979): one
 * plan always gives the same bytes. What is sent and to whom comes from the intent itself; another chain's id, or a fee
 * above the maximum, throws.
 */
export function createEvmSigning(
  needs: EvmSigningNeeds,
): (plan: TransferPlan) => Promise<SignedTransfer> {
  const account = privateKeyToAccount(hotWalletPrivateKey(needs.accountXprv))
  return async (plan) => {
    const { intent } = plan
    const body = readTransferBody(plan.body)
    assertAllowed(needs, plan, body)
    const { chainId, gas, maxFeePerGas, maxPriorityFeePerGas } = body
    const bytes = await account.signTransaction({
      type: 'eip1559',
      chainId,
      nonce: Number(body.nonce),
      gas,
      maxFeePerGas,
      maxPriorityFeePerGas,
      ...callOf(plan, contractOf(intent.amount.asset, needs)),
    })
    return {
      transferId: intent.transferId,
      network: intent.network,
      txId: keccak256(bytes),
      bytes,
    }
  }
}

function callOf({ intent }: TransferPlan, contract: string | null) {
  const { destination, amount } = intent
  return contract === null
    ? { to: addressHex(destination), value: amount.units }
    : { to: addressHex(contract), value: 0n, data: transferCall(destination, amount.units) }
}

function assertAllowed(
  needs: EvmSigningNeeds,
  { intent, reservation }: TransferPlan,
  body: TransferBody,
): void {
  if (intent.network !== needs.network || body.chainId !== needs.chainId) {
    throw new TypeError(`This key signs for ${needs.network}, chain ${needs.chainId}`)
  }
  if (reservation.kind !== 'nonce' || reservation.nonce !== body.nonce) {
    throw new TypeError('The plan uses a nonce that it does not reserve')
  }
  if (body.maxFeePerGas > needs.maximumFeePerGas) {
    throw new RangeError('The fee is above the highest rate allowed')
  }
}
