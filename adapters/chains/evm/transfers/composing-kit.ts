import { amount } from '@causeway/core/money'
import type { TransferIntent } from '@causeway/core/ports'
import { HDKey } from '@scure/bip32'
import { accountKeys } from '../account-keys.ts'
import { anvilParams } from '../evm-networks.ts'
import { composeTransfer } from './compose-transfer.ts'
import { createEvmSigning } from './sign.ts'
import { type FundingFacts, writeFundingFacts } from './transfer-body.ts'

const account = HDKey.fromMasterSeed(new Uint8Array(32).fill(4)).derive("m/44'/60'/0'")
export const { hotWalletAddress: hotWallet, payInAddress } = accountKeys(account.publicExtendedKey)
export const config = {
  ...anvilParams,
  tokens: [{ asset: 'usdt20', contract: payInAddress(7) }],
  rpcUrl: 'http://127.0.0.1:1',
  accountXpub: account.publicExtendedKey,
  maximumFeePerGas: 1_000n,
  timeLimitMilliseconds: 1,
}
export const sign = createEvmSigning({ ...config, accountXprv: account.privateExtendedKey })
export const facts: FundingFacts = {
  chainId: 31_337,
  nextNonce: 5n,
  minedNonce: 4n,
  coinUnits: 22_000_000n,
  minedCoinUnits: 22_000_000n,
  assetUnits: 22_000_000n,
  gas: 21_000n,
  maxFeePerGas: 1_000n,
  maxPriorityFeePerGas: 10n,
  nextBlockFeePerGas: 505n,
}
export const intent: TransferIntent = {
  transferId: 'transfer-1',
  network: 'ethereum',
  kind: 'payout',
  source: 'hot',
  record: '',
  amount: amount('eth', 1_000_000n),
  destination: payInAddress(9),
  extraId: null,
}
export const compose = (
  more: Partial<TransferIntent>,
  {
    nextNonce = null,
    exactNonce = null,
    known = {},
  }: {
    nextNonce?: bigint | null
    exactNonce?: bigint | null
    known?: Partial<FundingFacts>
  } = {},
) =>
  composeTransfer(
    { config, hotWallet },
    { ...intent, ...more },
    {
      funding: { network: 'ethereum', facts: writeFundingFacts({ ...facts, ...known }) },
      taken: { inputs: new Set(), nextNonce, exactNonce },
    },
  )
