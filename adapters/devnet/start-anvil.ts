import { randomBytes } from 'node:crypto'
import { access, chmod, constants, mkdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { getAddress } from 'viem'
import { askNode } from './ask-node.ts'
import { awaitReady } from './await-ready.ts'
import { startBoundProcess } from './bound-process.ts'
import { freePort } from './free-port.ts'
import { readAnswerText } from './read-answer.ts'
import { type ReceivedPayment, receivedOnAnvil } from './received-on-anvil.ts'

export type Anvil = {
  readonly rpcUrl: string
  readonly mine: (count: number) => Promise<void>
  /** The outside customer pays so many wei. The payment waits until a block is made. */
  readonly pay: (address: string, wei: bigint) => Promise<{ readonly txId: string }>
  /** The outside customer calls a contract, or makes one (`to` null). Waits like a payment. */
  readonly call: (to: string | null, data: string) => Promise<{ readonly txId: string }>
  /** The same without asking first whether it will succeed. */
  readonly callWithGas: (
    to: string,
    data: string,
    gas: bigint,
  ) => Promise<{ readonly txId: string }>
  /** A fresh address of a customer; nobody needs its key to see what it received. */
  readonly freshAddress: () => Promise<string>
  /** Payments of ether to an address, in wei. */
  readonly received: (address: string) => Promise<readonly ReceivedPayment[]>
  /** The outside customer's own address. */
  readonly outsideAddress: () => Promise<string>
  /** Replaces the last blocks by as many empty ones: payments in the old ones are gone. */
  readonly reorganise: (depth: number) => Promise<void>
  readonly stop: () => Promise<void>
}

const PACKAGE = '@foundry-rs/anvil-linux-amd64'

/**
 * Starts anvil: an Ethereum node with a chain of its own (chain id 31337) and a rich outside customer. Blocks come when
 * asked for. With a data folder the chain goes on where it stopped. The node ends with this process.
 */
export async function startAnvil(
  options: { readonly port?: number; readonly dataDir?: string } = {},
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
      ...(options.dataDir === undefined ? [] : ['--state', join(options.dataDir, 'anvil.json')]),
    ],
    environment: { HOME: options.dataDir ?? tmpdir() },
  })
  const rpcUrl = `http://127.0.0.1:${port}`
  const ask = (method: string, ...params: readonly unknown[]) => askNode(rpcUrl, method, params)
  await awaitReady('anvil', running, () => ask('eth_chainId'))
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
    rpcUrl,
    mine: async (count) => {
      await ask('anvil_mine', hexOf(BigInt(count)))
    },
    pay: (to, wei) => send({ to, value: hexOf(wei) }),
    call: (to, data) => send(to === null ? { data } : { to, data }),
    callWithGas: (to, data, gas) => send({ to, data, gas: hexOf(gas) }),
    freshAddress: async () => getAddress(`0x${randomBytes(20).toString('hex')}`),
    received: (address) => receivedOnAnvil(ask, address),
    outsideAddress,
    reorganise: async (depth) => {
      await ask('anvil_reorg', depth, [])
    },
    stop: running.stop,
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
