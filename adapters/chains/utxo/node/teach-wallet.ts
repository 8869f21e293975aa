import { type AccountKeys, type KeyPath, payInPath } from '../account-keys.ts'
import type { NodeClient } from './node-client.ts'
import { BadNodeReply, labelOf, readFlag, readList, readObject, readText } from './wire.ts'

/**
 * What a node's wallet can be told. `descriptors`: ranges of keys by `importdescriptors` (the only way from Bitcoin Core
 * 30 on). `ranges`: the same by `importmulti` (Litecoin Core 0.21, Dash Core). `plain`: one address after the other by
 * `importaddress` (Dogecoin Core 1.14, zcashd, Ravencoin Core).
 */
export type WalletKind = 'descriptors' | 'ranges' | 'plain'

export type WalletTeaching = {
  readonly node: NodeClient
  readonly keys: AccountKeys
  readonly kind: WalletKind
  /** How many steps of pay-in addresses this wallet is known to have learnt. */
  taughtSteps: number
}

/** Pay-in addresses are taught so many at a time; one by one that takes its time. */
const STEP = { descriptors: 1_000, ranges: 1_000, plain: 100 } as const
// Indices may skip ahead after a database came back older, but not without end.
const MOST_AT_ONCE = 500_000
const METHOD_NOT_FOUND = -32_601

/** Teaches all pay-in addresses up to an index, or up to an address of an index that has to be found. */
export async function teachUpTo(teaching: WalletTeaching, last: number | string): Promise<void> {
  const { keys } = teaching
  const address = typeof last === 'string' ? last : keys.address(payInPath(last))
  if (await isKnown(teaching, address)) return
  const size = STEP[teaching.kind]
  const most = teaching.taughtSteps + MOST_AT_ONCE / size
  for (let step = teaching.taughtSteps; step < most; step += 1) {
    const first = step * size
    const end = first + size - 1
    // Its last address is taught last, and so speaks for all of a range.
    if (!(await isKnown(teaching, keys.address(payInPath(end))))) {
      await teachRange(teaching, first, end)
      if (await isKnown(teaching, address)) return
    }
    teaching.taughtSteps = step + 1
  }
  throw new Error(`${address} is no address of this account`)
}

/** Teaches one key, whose payments the node then does not report as received where it is change. */
export async function teachPath(teaching: WalletTeaching, path: KeyPath): Promise<void> {
  const { keys, kind, node } = teaching
  if (kind === 'plain') {
    await node.demand('importaddress', [keys.address(path), '', false])
    return
  }
  await importKeys(teaching, { keyPath: path, internal: true })
}

/** Whether the node's wallet looks out for an address. */
export async function isKnown({ node }: WalletTeaching, address: string): Promise<boolean> {
  const reply = await node.ask('getaddressinfo', [address])
  const isOld = !reply.ok && reply.failure.rpcCode === METHOD_NOT_FOUND
  const info = readObject(
    isOld
      ? await node.demand('validateaddress', [address])
      : reply.ok
        ? reply.value
        : await node.demand('getaddressinfo', [address]),
  )
  // A wallet of descriptors calls an address its own although it has no private key.
  return readFlag(info.ismine ?? false) || readFlag(info.iswatchonly ?? false)
}

async function teachRange(teaching: WalletTeaching, first: number, end: number): Promise<void> {
  const { keys, kind, node } = teaching
  if (kind !== 'plain') {
    // A descriptor's range may only grow.
    const from = kind === 'descriptors' ? 0 : first
    await importKeys(teaching, { keyPath: '0/*', range: [from, end] })
    return
  }
  for (let index = first; index <= end; index += 1) {
    const path = payInPath(index)
    await node.demand('importaddress', [keys.address(path), labelOf(path), false])
  }
}

async function importKeys(
  { keys, kind, node }: WalletTeaching,
  wanted: {
    readonly keyPath: string
    readonly range?: readonly number[]
    readonly internal?: boolean
  },
): Promise<void> {
  const { keyPath, ...rest } = wanted
  const desc = `${keys.descriptor}(${keys.extendedPublicKey}/${keyPath})`
  const described = readObject(await node.demand('getdescriptorinfo', [desc]))
  // No look at old blocks: an address is watched before it is ever shown.
  const request = { ...rest, desc: readText(described.descriptor), timestamp: 'now' }
  const reply =
    kind === 'descriptors'
      ? await node.demand('importdescriptors', [[request]])
      : await node.demand('importmulti', [[{ ...request, watchonly: true }], { rescan: false }])
  const [imported] = readList(reply, (item) => readFlag(readObject(item).success))
  if (imported !== true) throw new BadNodeReply('The node did not take the keys')
}
