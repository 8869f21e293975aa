import { demanded, type NodeClient } from './node-client.ts'
import type { WalletKind } from './teach-wallet.ts'
import { readFlag, readList, readObject, readText } from './wire.ts'

const WALLET_NOT_FOUND = -18
const METHOD_NOT_FOUND = -32_601

/**
 * Loads the wallet of this name, or makes it: without private keys, empty, loaded again when the node starts. Answers
 * what it can be taught. No name means the one wallet of a node that has no others.
 */
export async function openWallet(node: NodeClient, walletName: string | null): Promise<WalletKind> {
  if (walletName === null) return 'plain'
  if (!(await isLoaded(node, walletName))) await loadOrMake(node, walletName)
  const info = readObject(await node.demand('getwalletinfo', []))
  if (readFlag(info.private_keys_enabled)) {
    throw new Error(`The node's wallet ${walletName} can hold private keys: name another`)
  }
  return info.descriptors !== undefined && readFlag(info.descriptors) ? 'descriptors' : 'ranges'
}

async function isLoaded(node: NodeClient, walletName: string): Promise<boolean> {
  return readList(await node.demand('listwallets', []), readText).includes(walletName)
}

async function loadOrMake(node: NodeClient, walletName: string): Promise<void> {
  const loaded = await node.ask('loadwallet', [walletName, true])
  if (loaded.ok) return
  if (loaded.failure.rpcCode === WALLET_NOT_FOUND) await makeWallet(node, walletName)
  if (!(await isLoaded(node, walletName))) {
    throw new Error(`The node neither loads nor makes the wallet ${walletName}`)
  }
}

/** Nodes that still have `importmulti` may refuse to make wallets for it (Bitcoin Core from 26), so both are tried. */
async function makeWallet(node: NodeClient, walletName: string): Promise<void> {
  // Private keys disabled, blank, no passphrase, no reuse avoidance, descriptors or not, loaded when the node starts.
  const make = (hasDescriptors: boolean) =>
    node.ask('createwallet', [walletName, true, true, '', false, hasDescriptors, true])
  if (await knows(node, 'importmulti')) {
    const made = await make(false)
    if (made.ok) return
  }
  demanded('createwallet', await make(true))
}

/** A known method that lacks its arguments is refused for another reason. */
async function knows(node: NodeClient, method: string): Promise<boolean> {
  const reply = await node.ask(method, [])
  return reply.ok || reply.failure.rpcCode !== METHOD_NOT_FOUND
}
