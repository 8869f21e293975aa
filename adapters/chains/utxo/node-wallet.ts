import { type AccountKeys, HOT_WALLET_PATH, payInPath } from './account-keys.ts'
import { demanded, type NodeClient } from './node-client.ts'
import { BadNodeReply, readFlag, readList, readObject, readText } from './wire.ts'

/** Pay-in addresses are taught to the node so many at a time. */
export const WATCH_STEP = 1_000
// Indices may skip ahead after a database came back older, but not without end.
const MOST_STEPS_AT_ONCE = 500
const WALLET_NOT_FOUND = -18

export type NodeWallet = NodeClient & {
  /** Teaches the node these addresses of the account. Throws where one is not the account's. */
  readonly watch: (addresses: readonly string[]) => Promise<void>
}

/**
 * The node's side of the account: a wallet without any private key that knows our addresses by descriptors. It is made
 * or loaded at the first call, and again after the node lost it. Needs a node with legacy wallets (`importmulti`): Litecoin Core 0.21, Bitcoin Core before 30.
 */
export function createNodeWallet(needs: {
  readonly node: NodeClient
  readonly keys: AccountKeys
  readonly walletName: string
}): NodeWallet {
  const { node, keys, walletName } = needs
  let opening: Promise<void> | undefined

  const open = async (): Promise<void> => {
    if (!(await isLoaded(node, walletName))) await loadOrCreate(node, walletName)
    const info = readObject(await node.demand('getwalletinfo', []))
    if (readFlag(info.private_keys_enabled)) {
      throw new Error(`The node's wallet ${walletName} can hold private keys: name another`)
    }
    if (await isWatched(node, keys.address(HOT_WALLET_PATH))) return
    // `internal` marks change, which the node then does not report as money received.
    await importKeys(node, {
      desc: `wpkh(${keys.extendedPublicKey}/${HOT_WALLET_PATH})`,
      internal: true,
    })
  }
  const ready = (): Promise<void> => {
    opening ??= open().catch((error: unknown) => {
      opening = undefined
      throw error
    })
    return opening
  }
  const ask: NodeClient['ask'] = async (method, params) => {
    await ready()
    const reply = await node.ask(method, params)
    if (reply.ok || reply.failure.rpcCode !== WALLET_NOT_FOUND) return reply
    // The node was restarted and has not loaded the wallet.
    opening = undefined
    await ready()
    return node.ask(method, params)
  }
  return {
    ask,
    demand: async (method, params) => demanded(method, await ask(method, params)),
    watch: async (addresses) => {
      await ready()
      for (const address of addresses) await watchOne(node, keys, address)
    },
  }
}

async function watchOne(node: NodeClient, keys: AccountKeys, address: string): Promise<void> {
  for (let step = 0; step < MOST_STEPS_AT_ONCE; step += 1) {
    if (await isWatched(node, address)) return
    const first = step * WATCH_STEP
    const last = first + WATCH_STEP - 1
    // The range is imported as one, so its last address speaks for all of it.
    if (await isWatched(node, keys.address(payInPath(last)))) continue
    await importKeys(node, {
      desc: `wpkh(${keys.extendedPublicKey}/0/*)`,
      range: [first, last],
    })
  }
  throw new Error(`${address} is no address of this account`)
}

async function isLoaded(node: NodeClient, walletName: string): Promise<boolean> {
  return readList(await node.demand('listwallets', []), readText).includes(walletName)
}

async function loadOrCreate(node: NodeClient, walletName: string): Promise<void> {
  const loaded = await node.ask('loadwallet', [walletName, true])
  if (loaded.ok) return
  if (loaded.failure.rpcCode === WALLET_NOT_FOUND) {
    // Private keys disabled, blank, no passphrase, no reuse avoidance, legacy format, loaded when the node starts.
    await node.ask('createwallet', [walletName, true, true, '', false, false, true])
  }
  if (!(await isLoaded(node, walletName))) {
    throw new Error(`The node neither loads nor makes the wallet ${walletName}`)
  }
}

async function isWatched(node: NodeClient, address: string): Promise<boolean> {
  const info = readObject(await node.demand('getaddressinfo', [address]))
  return readFlag(info.iswatchonly)
}

async function importKeys(
  node: NodeClient,
  keys: { readonly desc: string; readonly range?: readonly number[]; readonly internal?: boolean },
): Promise<void> {
  const described = readObject(await node.demand('getdescriptorinfo', [keys.desc]))
  const request = {
    ...keys,
    desc: readText(described.descriptor),
    timestamp: 'now',
    watchonly: true,
  }
  // No rescan: an address is watched before it is ever shown.
  const reply = await node.demand('importmulti', [[request], { rescan: false }])
  const [imported] = readList(reply, (item) => readFlag(readObject(item).success))
  if (imported !== true) throw new BadNodeReply('importmulti: the node did not take the keys')
}
