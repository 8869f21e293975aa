import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { amount } from '@causeway/core/money'
import type { ChainPort, TransferIntent } from '@causeway/core/ports'
import { HDKey } from '@scure/bip32'
import { type Litecoind, startLitecoind } from '../../devnet/index.ts'
import { litecoinRegtestParams as params } from './known-coins.ts'
import { createUtxoSigning } from './transfers/sign.ts'
import { createUtxoChain, type UtxoConfig } from './utxo-chain.ts'

const account = HDKey.fromMasterSeed(new Uint8Array(32).fill(21), params.extendedKeys).derive(
  params.accountPath,
)

/** A chain on a node, or on what stands before it. */
export function chainOf(
  { rpcUrl }: { readonly rpcUrl: string },
  walletName: string | null,
  more: Partial<UtxoConfig> = {},
): ChainPort {
  return createUtxoChain({
    network: 'litecoin',
    asset: 'ltc',
    rpcUrl,
    accountXpub: account.publicExtendedKey,
    params,
    walletName,
    timeLimitMilliseconds: 10_000,
    ...more,
  })
}

export const sign = createUtxoSigning({
  network: 'litecoin',
  asset: 'ltc',
  accountXprv: account.privateExtendedKey,
  params,
})

export type StartedNode = {
  readonly node: Litecoind
  readonly dataDir: string
  /** The file that the node touches when something happens. */
  readonly activityFile: string
  readonly stop: () => Promise<void>
}

/** A litecoind of its own in a folder of its own. */
export async function startNode(): Promise<StartedNode> {
  const dataDir = await mkdtemp(join(tmpdir(), 'causeway-litecoind-'))
  const activityFile = join(dataDir, "what's new")
  const node = await startLitecoind({ dataDir, activityFile })
  return {
    node,
    dataDir,
    activityFile,
    stop: async () => {
      await node.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Asks the node itself, not a wallet. */
export async function askNode(
  { rpcUrl }: { readonly rpcUrl: string },
  method: string,
  ...given: readonly unknown[]
): Promise<unknown> {
  const { username, password, host } = new URL(rpcUrl)
  const response = await fetch(`http://${host}/`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${username}:${password}`)}`, connection: 'close' },
    body: JSON.stringify({ method, params: given }),
  })
  const reply: { readonly result?: unknown } = await response.json()
  return reply.result
}

export function payoutOf(transferId: string, units: bigint, destination: string): TransferIntent {
  return {
    transferId,
    network: 'litecoin',
    kind: 'payout',
    source: 'hot',
    record: '',
    amount: amount('ltc', units),
    destination,
    extraId: null,
  }
}

/** Waits for a payment of an outside customer to a pay-in address. */
export async function paidIn(node: Litecoind, chain: ChainPort, index: number, coins = '0.1') {
  const payIn = chain.payInAddress('ltc', index)
  await chain.watch([payIn])
  const { cursor } = await chain.scan(null, async () => new Set())
  const { txId } = await node.pay(payIn.address, coins)
  const owned = async () => new Set([payIn.address])
  return { cursor, txId, owned, payIn }
}
