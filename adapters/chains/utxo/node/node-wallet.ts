import { type AccountKeys, HOT_WALLET_PATH } from '../account-keys.ts'
import { demanded, type NodeClient, NodeUnavailable } from './node-client.ts'
import { openWallet } from './open-wallet.ts'
import { isKnown, teachPath, teachUpTo, type WalletTeaching } from './teach-wallet.ts'
import { readFlag, readObject } from './wire.ts'

const WALLET_NOT_FOUND = -18
// No one is ever paid at this key: that the wallet knows it means that it has seen all that came before.
const COMPLETE_MARK = '1/1'

/** How a wallet that is new, or a node that is, learns what the account received before. */
export type RestoreRules = {
  /** The block from which on the account may have been paid. */
  readonly fromHeight: number
  /** The first pay-in index that was never handed out. */
  readonly nextIndex: () => Promise<number>
}

export type NodeWallet = NodeClient & {
  /** Teaches the node these addresses of the account. Throws where one is not the account's. */
  readonly watch: (addresses: readonly string[]) => Promise<void>
}

/**
 * The node's side of the account: a wallet that knows our addresses and none of our keys. It is made or loaded at the
 * first call, and again after the node lost it. With restore rules a wallet that was made anew looks through the old
 * blocks first, and until it has, every question throws: what it does not know would pass for gone.
 */
export function createNodeWallet(needs: {
  readonly node: NodeClient
  /** For the one call that looks through old blocks, which may take hours. */
  readonly patientNode: NodeClient
  readonly keys: AccountKeys
  readonly walletName: string | null
  readonly restore: RestoreRules | null
}): NodeWallet {
  const { node, keys, walletName } = needs
  const restoring = createRestoring(needs)
  let opening: Promise<WalletTeaching> | undefined

  const open = async (): Promise<WalletTeaching> => {
    const teaching: WalletTeaching = {
      node,
      keys,
      kind: await openWallet(node, walletName),
      taughtSteps: 0,
    }
    if (!(await isKnown(teaching, keys.address(HOT_WALLET_PATH)))) {
      await teachPath(teaching, HOT_WALLET_PATH)
    }
    await restoring.learn(teaching)
    return teaching
  }
  const ready = (): Promise<WalletTeaching> => {
    opening ??= open().catch((error: unknown) => {
      opening = undefined
      throw error
    })
    return opening
  }
  const complete = async (): Promise<void> => restoring.assertComplete(await ready())
  const ask: NodeClient['ask'] = async (method, params) => {
    await complete()
    const reply = await node.ask(method, params)
    if (reply.ok || reply.failure.rpcCode !== WALLET_NOT_FOUND) return reply
    // The node was restarted and has not loaded the wallet.
    opening = undefined
    await complete()
    return node.ask(method, params)
  }
  return {
    ask,
    demand: async (method, params) => demanded(method, await ask(method, params)),
    watch: async (addresses) => {
      const teaching = await ready()
      for (const address of addresses) await teachUpTo(teaching, address)
    },
  }
}

/** Has a wallet that was made anew look through the old blocks, once and in the background. */
function createRestoring(needs: {
  readonly patientNode: NodeClient
  readonly keys: AccountKeys
  readonly restore: RestoreRules | null
}) {
  const { keys, patientNode, restore } = needs
  let isComplete = restore === null
  let isUnderWay = false
  let failure: unknown
  const lookBack = async (teaching: WalletTeaching, rules: RestoreRules): Promise<void> => {
    const last = (await rules.nextIndex()) - 1
    if (last >= 0) await teachUpTo(teaching, last)
    await lookThroughBlocks(patientNode, teaching, rules.fromHeight)
    await teachPath(teaching, COMPLETE_MARK)
    isComplete = true
  }
  return {
    /** Asks the wallet whether it has. */
    learn: async (teaching: WalletTeaching): Promise<void> => {
      if (restore !== null) isComplete = await isKnown(teaching, keys.address(COMPLETE_MARK))
    },
    /** Throws while it has not, and begins where nobody did. */
    assertComplete: (teaching: WalletTeaching): void => {
      if (isComplete || restore === null) return
      if (failure !== undefined) {
        const cause = failure
        failure = undefined
        throw new NodeUnavailable('The wallet could not look through the old blocks', { cause })
      }
      if (!isUnderWay) {
        isUnderWay = true
        lookBack(teaching, restore)
          .catch((error: unknown) => {
            failure = error
          })
          .finally(() => {
            isUnderWay = false
          })
      }
      throw new NodeUnavailable('The wallet is new and looks through the old blocks')
    },
  }
}

async function lookThroughBlocks(
  patientNode: NodeClient,
  { keys, kind, node }: WalletTeaching,
  fromHeight: number,
): Promise<void> {
  if (kind === 'plain') {
    // Only this call of an old node looks back, and always from the first block.
    const address = keys.address(HOT_WALLET_PATH)
    await patientNode.demand('importaddress', [address, '', true])
    return
  }
  const info = readObject(await node.demand('getwalletinfo', []))
  if (typeof info.scanning === 'object' || readFlag(info.scanning ?? false)) {
    throw new NodeUnavailable('The wallet is still looking through blocks since an earlier start')
  }
  await patientNode.demand('rescanblockchain', [fromHeight])
}
