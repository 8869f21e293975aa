import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { askNode } from './ask-node.ts'
import { awaitReady } from './await-ready.ts'
import { startBoundProcess } from './bound-process.ts'
import type { LitecoindProgram } from './fetch-litecoind.ts'
import { findLitecoind } from './find-litecoind.ts'
import { freePort } from './free-port.ts'
import { readAnswerText } from './read-answer.ts'
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
  readonly stop: () => Promise<void>
}

const OUTSIDE_WALLET = 'outside'
// A reward can be spent 100 blocks later: this leaves the outside customer 30 of them.
const FIRST_BLOCKS = 130
const PASSWORD_LINE = /^rpcpassword=([0-9a-f]+)$/m

/**
 * Starts Litecoin Core on a private chain (regtest) with an outside customer's wallet that has money. A data folder that
 * was used before goes on where it stopped. The node ends with this process.
 */
export async function startLitecoind(options: {
  readonly dataDir: string
  readonly rpcPort?: number
  readonly program?: LitecoindProgram
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
  const outside = outsideCustomer(rpcUrl)
  const mine = async (count: number): Promise<void> => {
    await ask('generatetoaddress', count, await outside.address())
  }
  if (await outside.open()) await mine(FIRST_BLOCKS)
  return {
    rpcUrl,
    mine,
    pay: outside.pay,
    outsideAddress: outside.address,
    received: (address) => receivedOnLitecoind(outside.ask, address),
    reorganise: (depth) => replaceBlocks(ask, depth, outside.address),
    doubleSpend: async (txId) => {
      await ask('generateblock', await outside.address(), [await outside.conflictWith(txId)])
    },
    stop: running.stop,
  }
}

type Ask = (method: string, ...params: readonly unknown[]) => Promise<unknown>

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

/** The customer: a wallet of the node with keys of its own, never ours. */
function outsideCustomer(rpcUrl: string) {
  const ask: Ask = (method, ...params) =>
    askNode(`${rpcUrl}/wallet/${OUTSIDE_WALLET}`, method, params)
  const address = async () => readAnswerText(await ask('getnewaddress'))
  return {
    ask,
    address,
    /** Answers whether the wallet is new. */
    open: async (): Promise<boolean> => {
      const wallets = await ask('listwallets')
      if (Array.isArray(wallets) && wallets.includes(OUTSIDE_WALLET)) return false
      await ask('createwallet', OUTSIDE_WALLET, false, false, '', false, false, true)
      return true
    },
    pay: async (to: string, litecoins: string) => ({
      txId: readAnswerText(await ask('sendtoaddress', to, litecoins)),
    }),
    /** A signed transaction that spends what `txId` spends. Its input is worth at least what it sends on: fee included. */
    conflictWith: async (txId: string): Promise<string> => {
      const raw = readAnswerText(await ask('getrawtransaction', txId))
      const spent = inputsOf(await ask('decoderawtransaction', raw))
      // All but a hair of any reward becomes the miner's, which is the customer again.
      const conflict = await ask('createrawtransaction', spent, [{ [await address()]: '0.01' }])
      const signed = await ask('signrawtransactionwithwallet', conflict)
      return readAnswerText(
        typeof signed === 'object' && signed !== null && 'hex' in signed ? signed.hex : undefined,
      )
    },
  }
}

function inputsOf(transaction: unknown): readonly unknown[] {
  if (typeof transaction !== 'object' || transaction === null || !('vin' in transaction)) {
    throw new Error('The node did not say what a transaction spends')
  }
  return Array.isArray(transaction.vin) ? transaction.vin : []
}
