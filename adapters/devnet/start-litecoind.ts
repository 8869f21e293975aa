import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { askNode } from './ask-node.ts'
import { awaitReady } from './await-ready.ts'
import { freePort, startBoundProcess } from './bound-process.ts'
import type { FetchedProgram } from './fetch-program.ts'
import { findLitecoind } from './find-programs.ts'
import { litecoinCustomer } from './litecoin-customer.ts'
import type { ReceivedPayment } from './received-on-anvil.ts'
import { receivedOnLitecoind } from './received-on-litecoind.ts'

export type Litecoind = {
  /** With user and password. */
  readonly rpcUrl: string
  /** Makes blocks; their rewards go to the outside wallet. */
  readonly mine: (count: number) => Promise<void>
  /** The outside customer pays so many litecoins, in plain decimals. The payment waits until a block is made. */
  readonly pay: (address: string, litecoins: string) => Promise<{ readonly txId: string }>
  /** A fresh address of the outside customer. */
  readonly outsideAddress: () => Promise<string>
  /** Payments that an address of the outside customer received, in litoshi. */
  readonly received: (address: string) => Promise<readonly ReceivedPayment[]>
  /** Replaces the last blocks by one more that are empty: payments in the old ones wait again. */
  readonly reorganise: (depth: number) => Promise<void>
  /** Double-spends a waiting payment of the outside customer: it is gone for good. */
  readonly doubleSpend: (txId: string) => Promise<void>
  /** The same before any block: the outside customer replaces his waiting payment by one to himself that pays more. */
  readonly takeBack: (txId: string) => Promise<void>
  /** This node's miner passes a waiting transaction by, whatever it pays. */
  readonly neglect: (txId: string) => Promise<void>
  /** Others crowd the next blocks and pay so much for a thousand bytes, until the node estimates fees by it. */
  readonly raiseFees: (litecoins: number) => Promise<void>
  /** The node forgets its last blocks, as one that is behind; answers how it catches up. */
  readonly fallBehind: (depth: number) => Promise<() => Promise<void>>
  readonly stop: () => Promise<void>
}

// A reward can be spent 100 blocks later: this leaves the outside customer 30 of them.
const FIRST_BLOCKS = 130
const LITOSHI = 100_000_000
/** The node's own guard against fees by mistake. */
const ANY_FEE = 0
/** Payments a block that its estimates need. */
const CROWD = 6
const MOST_CROWDED = 30
const PASSWORD_LINE = /^rpcpassword=([0-9a-f]+)$/m

/**
 * Starts Litecoin Core on a private chain (regtest) with an outside customer's wallet that has money. A data folder that
 * was used before goes on where it stopped. The node ends with this process.
 */
export async function startLitecoind(options: {
  readonly dataDir: string
  readonly rpcPort?: number
  readonly program?: FetchedProgram
  /** Touched by the node when a block or a transaction of one of its wallets comes. */
  readonly activityFile?: string
}): Promise<Litecoind> {
  const program = options.program ?? (await findLitecoind())
  const rpcPort = options.rpcPort ?? (await freePort())
  const password = await prepareFolder(options.dataDir)
  const running = startBoundProcess({
    command: program.command,
    args: [
      `-datadir=${options.dataDir}`,
      '-regtest',
      '-server',
      '-listen=0',
      '-printtoconsole=0',
      '-fallbackfee=0.001',
      // Customers, makers of blocks and the product ask one node: 16 waiting questions are soon too few.
      '-rpcworkqueue=256',
      // Off by default: Litecoin's network knows no replacement by fee, and other chains of the family do.
      '-mempoolreplacement=1',
      '-walletrbf=1',
      ...notifyOptions(options.activityFile),
      `-rpcport=${rpcPort}`,
      // Extension blocks would begin at height 432, where a chain without any pegged-in coin cannot go on.
      '-vbparams=mweb:9223372036854775807:9223372036854775807',
    ],
    environment: {
      HOME: options.dataDir,
      ...(program.libraryPath === null ? {} : { LD_LIBRARY_PATH: program.libraryPath }),
    },
  })
  const rpcUrl = `http://causeway:${password}@127.0.0.1:${rpcPort}`
  const ask = (method: string, ...params: readonly unknown[]) => askNode(rpcUrl, method, params)
  await awaitReady('litecoind', running, () => ask('getblockchaininfo'))
  const outside = litecoinCustomer(rpcUrl)
  const controls = controlsOf(ask, outside)
  if (await outside.open()) await controls.mine(FIRST_BLOCKS)
  return { rpcUrl, ...controls, stop: running.stop }
}

type Ask = (method: string, ...params: readonly unknown[]) => Promise<unknown>

/** What the outside customer and the makers of blocks can do. */
function controlsOf(
  ask: Ask,
  outside: ReturnType<typeof litecoinCustomer>,
): Omit<Litecoind, 'rpcUrl' | 'stop'> {
  const mine = async (count: number): Promise<void> => {
    await ask('generatetoaddress', count, await outside.address())
  }
  return {
    mine,
    pay: outside.pay,
    outsideAddress: outside.address,
    received: (address) => receivedOnLitecoind(outside.ask, address),
    reorganise: (depth) => replaceBlocks(ask, depth, outside.address),
    doubleSpend: async (txId) => {
      await ask('generateblock', await outside.address(), [await outside.conflictWith(txId)])
    },
    takeBack: async (txId) => {
      await ask('sendrawtransaction', await outside.conflictWith(txId), ANY_FEE)
    },
    neglect: async (txId) => {
      await ask('prioritisetransaction', txId, 0, -LITOSHI)
    },
    raiseFees: async (litecoins) => {
      await outside.ask('settxfee', litecoins)
      for (let blocks = 0; (await estimatedFee(ask)) < litecoins / 2; blocks += 1) {
        if (blocks === MOST_CROWDED) throw new Error('The node does not estimate the higher fee')
        for (let made = 0; made < CROWD; made += 1) await outside.pay(await outside.address(), '1')
        await mine(1)
      }
      await outside.ask('settxfee', 0)
    },
    fallBehind: async (depth) => {
      const height = Number(await ask('getblockcount'))
      const first = await ask('getblockhash', height - depth + 1)
      await ask('invalidateblock', first)
      return async () => {
        await ask('reconsiderblock', first)
      }
    },
  }
}

/** The node hands these to a shell. */
function notifyOptions(file: string | undefined): readonly string[] {
  if (file === undefined) return []
  const touch = `touch '${file.replaceAll("'", "'\\''")}'`
  return [`-walletnotify=${touch}`, `-blocknotify=${touch}`]
}

/** Writes the node's configuration once, so that a restart keeps the password. Answers the password. */
async function prepareFolder(dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true })
  const path = join(dataDir, 'litecoin.conf')
  const fresh = `rpcuser=causeway\nrpcpassword=${randomBytes(16).toString('hex')}\n`
  await writeFile(path, fresh, { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  })
  const [, password] = PASSWORD_LINE.exec(await readFile(path, 'utf8')) ?? []
  if (password === undefined) throw new Error(`${path} names no rpcpassword`)
  return password
}

/** In litecoins for a thousand bytes; zero where the node has seen too little to tell. */
async function estimatedFee(ask: Ask): Promise<number> {
  const estimate = await ask('estimatesmartfee', 4)
  if (typeof estimate !== 'object' || estimate === null || !('feerate' in estimate)) return 0
  return Number(estimate.feerate)
}

async function replaceBlocks(
  ask: Ask,
  depth: number,
  rewardAddress: () => Promise<string>,
): Promise<void> {
  const height = Number(await ask('getblockcount'))
  await ask('invalidateblock', await ask('getblockhash', height - depth + 1))
  const address = await rewardAddress()
  for (let made = 0; made <= depth; made += 1) await ask('generateblock', address, [])
}
