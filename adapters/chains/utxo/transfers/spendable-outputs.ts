import { type AccountKeys, HOT_WALLET_PATH, parseKeyPath } from '../account-keys.ts'
import type { NodeWallet } from '../node/node-wallet.ts'
import { type ListedUnspent, readListUnspent, readWalletTransaction } from '../node/wire.ts'
import type { SpendableOutput, Unspent } from './transfer-body.ts'

const ANY_DEPTH = 9_999_999

/**
 * Outputs of ours that no one can take back but a reorganisation: confirmed ones, and change of our own that still
 * waits. A stranger's unconfirmed payment is not among them.
 */
export async function listSpendable(needs: {
  readonly wallet: NodeWallet
  readonly keys: AccountKeys
}): Promise<readonly SpendableOutput[]> {
  const { wallet, keys } = needs
  const listed = readListUnspent(await wallet.demand('listunspent', [0, ANY_DEPTH, [], true]))
  const spendable: SpendableOutput[] = []
  for (const output of listed) {
    const unspent = ownedOutput(output, keys)
    if (unspent === null) continue
    const isConfirmed = output.confirmations > 0
    if (isConfirmed || (await isOwnChange(wallet, unspent))) {
      spendable.push({ ...unspent, isConfirmed })
    }
  }
  return spendable
}

/** The node's word for the key path counts only if it leads to the very address. */
function ownedOutput(output: ListedUnspent, keys: AccountKeys): Unspent | null {
  const isHot = output.address === keys.address(HOT_WALLET_PATH)
  const told = output.pathText === null ? null : parseKeyPath(output.pathText)
  const path = isHot ? HOT_WALLET_PATH : told
  if (path === null || keys.address(path) !== output.address) return null
  return { txId: output.txId, outputIndex: output.outputIndex, units: output.units, path }
}

/** Only our signer can have spent an output of ours, so a transaction with a fee of ours is ours altogether. */
async function isOwnChange(wallet: NodeWallet, { path, txId }: Unspent): Promise<boolean> {
  if (path !== HOT_WALLET_PATH) return false
  const transaction = readWalletTransaction(await wallet.demand('gettransaction', [txId, true]))
  return transaction.feeUnits !== null
}
