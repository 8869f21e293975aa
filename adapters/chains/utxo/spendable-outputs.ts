import { type AccountKeys, HOT_WALLET_PATH, parseKeyPath } from './account-keys.ts'
import type { NodeWallet } from './node-wallet.ts'
import type { Unspent } from './transfer-body.ts'
import { type ListedUnspent, readListUnspent, readWalletTransaction } from './wire.ts'

const ANY_DEPTH = 9_999_999

/**
 * Outputs of ours that no one can take back but a reorganisation: confirmed ones, and change of our own that still
 * waits. A stranger's unconfirmed payment is not among them.
 */
export async function listSpendable(needs: {
  readonly wallet: NodeWallet
  readonly keys: AccountKeys
}): Promise<readonly Unspent[]> {
  const { wallet, keys } = needs
  const listed = readListUnspent(await wallet.demand('listunspent', [0, ANY_DEPTH, [], true]))
  const spendable: Unspent[] = []
  for (const output of listed) {
    const unspent = ownedOutput(output, keys)
    if (unspent === null) continue
    const isSettled = output.confirmations > 0 || (await isOwnChange(wallet, unspent))
    if (isSettled) spendable.push(unspent)
  }
  return spendable
}

/** The node's word for the key path counts only if it leads to the very address. */
function ownedOutput(output: ListedUnspent, keys: AccountKeys): Unspent | null {
  const path = output.pathText === null ? null : parseKeyPath(output.pathText)
  if (path === null || keys.address(path) !== output.address) return null
  return { txId: output.txId, outputIndex: output.outputIndex, units: output.units, path }
}

/** Only our signer can have spent an output of ours, so a transaction with a fee of ours is ours altogether. */
async function isOwnChange(wallet: NodeWallet, { path, txId }: Unspent): Promise<boolean> {
  if (path !== HOT_WALLET_PATH) return false
  const transaction = readWalletTransaction(await wallet.demand('gettransaction', [txId, true]))
  return transaction.feeUnits !== null
}
