import { randomBytes } from 'node:crypto'
import { access, chmod, constants, mkdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { getAddress, getContractAddress } from 'viem'
import {
  makeAnvilTokens,
  placeAnvilToken,
  receivedTokensOnAnvil,
  tokenPayment,
} from './anvil-tokens.ts'
import { askNode, readAnswerText } from './ask-node.ts'
import { awaitReady } from './await-ready.ts'
import { freePort, startBoundProcess } from './bound-process.ts'
import { type ReceivedPayment, receivedOnAnvil } from './received-on-anvil.ts'

export type Anvil = {
  readonly rpcUrl: string
  readonly mine: (count: number) => Promise<void>
  /** The outside customer pays so many wei. The payment waits until a block is made. */
  readonly pay: (address: string, wei: bigint) => Promise<{ readonly txId: string }>
  /** The outside customer calls a contract. Waits like a payment. */
  readonly call: (to: string, data: string) => Promise<{ readonly txId: string }>
  /** The outside customer makes a contract; it is there after the next block. */
  readonly makeContract: (code: string) => Promise<{ readonly contract: string }>
  /** The same without asking first whether it will succeed. */
  readonly callWithGas: (
    to: string,
    data: string,
    gas: bigint,
  ) => Promise<{ readonly txId: string }>
  /** A fresh address of a customer; nobody needs its key to see what it received. */
  readonly freshAddress: () => Promise<string>
  /** Payments of ether to an address, in wei: of transactions, not of contracts. */
  readonly received: (address: string) => Promise<readonly ReceivedPayment[]>
  /** The outside customer pays so many smallest units of one of `anvilTokens`. Waits like a payment. */
  readonly payToken: (
    asset: string,
    address: string,
    units: bigint,
  ) => Promise<{ readonly txId: string }>
  /** Puts a token at another address, all of it the outside customer's; `payToken` then takes that address as asset. */
  readonly placeToken: (contract: string) => Promise<void>
  /** Payments of one of `anvilTokens` to an address, in its smallest units. */
  readonly receivedToken: (asset: string, address: string) => Promise<readonly ReceivedPayment[]>
  /** The outside customer's own address. */
  readonly outsideAddress: () => Promise<string>
  /**
   * Replaces the last blocks by as many new ones: payments in the old ones are gone, but for those that move to one of the
   * new blocks (the lowest is 0).
   */
  readonly reorganise: (
    depth: number,
    moved?: readonly { readonly txId: string; readonly to: number }[],
  ) => Promise<void>
  /** Remembers the chain as it is, to come back to it once. */
  readonly snapshot: () => Promise<string>
  readonly revert: (snapshot: string) => Promise<void>
  /** The next block's base fee in wei; it falls or rises from there again. */
  readonly setBaseFee: (wei: bigint) => Promise<void>
  readonly stop: () => Promise<void>
}

type Ask = (method: string, ...params: readonly unknown[]) => Promise<unknown>

const PACKAGE = '@foundry-rs/anvil-linux-amd64'

/**
 * Starts anvil: an Ethereum node with a chain of its own (chain id 31337) and a rich outside customer. Blocks come when
 * asked for. With a data folder the chain goes on where it stopped; with tokens it has those of `anvilTokens`. The node
 * ends with this process.
 */
export async function startAnvil(
  options: {
    readonly port?: number
    readonly dataDir?: string
    readonly withTokens?: boolean
    /** Absent: 31337, which everybody knows as a development chain. */
    readonly chainId?: number
  } = {},
): Promise<Anvil> {
  const port = options.port ?? (await freePort())
  if (options.dataDir !== undefined) await mkdir(options.dataDir, { recursive: true })
  const running = startBoundProcess({
    command: await findAnvil(),
    args: [
      '--host',
      '127.0.0.1',
      '--port',
      port.toString(),
      '--no-mining',
      '--silent',
      ...(options.chainId === undefined ? [] : ['--chain-id', options.chainId.toString()]),
      ...(options.dataDir === undefined ? [] : ['--state', join(options.dataDir, 'anvil.json')]),
    ],
    environment: { HOME: options.dataDir ?? tmpdir() },
  })
  const rpcUrl = `http://127.0.0.1:${port}`
  const ask: Ask = (method, ...params) => askNode(rpcUrl, method, params)
  await awaitReady('anvil', running, () => ask('eth_chainId'))
  if (options.withTokens === true) await makeAnvilTokens(ask)
  return { rpcUrl, ...controlsOf(ask), stop: running.stop }
}

/** What the outside customer and the makers of blocks can do. */
function controlsOf(ask: Ask): Omit<Anvil, 'rpcUrl' | 'stop'> {
  const outsideAddress = async () => {
    const accounts = await ask('eth_accounts')
    return readAnswerText(Array.isArray(accounts) ? accounts[0] : undefined)
  }
  const send = async (transaction: Readonly<Record<string, string>>) => ({
    txId: readAnswerText(
      await ask('eth_sendTransaction', { from: await outsideAddress(), ...transaction }),
    ),
  })
  return {
    mine: async (count) => {
      await ask('anvil_mine', hexOf(BigInt(count)))
    },
    pay: (to, wei) => send({ to, value: hexOf(wei) }),
    call: (to, data) => send({ to, data }),
    makeContract: async (code) => {
      const from = getAddress(await outsideAddress())
      const nonce = BigInt(readAnswerText(await ask('eth_getTransactionCount', from, 'pending')))
      await send({ data: code })
      return { contract: getContractAddress({ from, nonce }) }
    },
    callWithGas: (to, data, gas) => send({ to, data, gas: hexOf(gas) }),
    freshAddress: async () => getAddress(`0x${randomBytes(20).toString('hex')}`),
    received: (address) => receivedOnAnvil(ask, address),
    payToken: async (asset, to, units) => send(tokenPayment(asset, to, units)),
    placeToken: (contract) => placeAnvilToken(ask, contract),
    receivedToken: (asset, address) => receivedTokensOnAnvil(ask, asset, address),
    outsideAddress,
    reorganise: async (depth, moved = []) => {
      const bytes = await Promise.all(moved.map(({ txId }) => ask('debug_getRawTransaction', txId)))
      await ask(
        'anvil_reorg',
        depth,
        moved.map(({ to }, index) => [bytes[index], to]),
      )
    },
    snapshot: async () => readAnswerText(await ask('evm_snapshot')),
    revert: async (snapshot) => {
      await ask('evm_revert', snapshot)
    },
    setBaseFee: async (wei) => {
      await ask('anvil_setNextBlockBaseFeePerGas', hexOf(wei))
    },
  }
}

/** The program out of the npm package, which some installers unpack without its permission to run. */
async function findAnvil(): Promise<string> {
  const program = join(dirname(packageFile()), 'bin', 'anvil')
  await access(program, constants.X_OK).catch(() => chmod(program, 0o755))
  return program
}

function packageFile(): string {
  try {
    return createRequire(import.meta.url).resolve(`${PACKAGE}/package.json`)
  } catch (cause) {
    throw new Error(`anvil comes with ${PACKAGE}, which runs on Linux on x64 only`, { cause })
  }
}

function hexOf(value: bigint): string {
  return `0x${value.toString(16)}`
}
