import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSandboxChain, sandboxConfirmations } from '@causeway/adapters/chains/sandbox'
import { signSandboxPlan } from '@causeway/adapters/chains/sandbox/sign'
import { createSandboxNames } from '@causeway/adapters/names/sandbox'
import { sandboxMarkets } from '@causeway/adapters/rates/sandbox/markets'
import { createSigner } from '@causeway/adapters/signer'
import { createSandboxControls, openWorld } from '@causeway/adapters/world'
import {
  networks as allNetworks,
  type Catalogue,
  createCatalogue,
  currencies,
} from '@causeway/core/currencies'
import type {
  AccountNamesPort,
  ChainPort,
  NamePort,
  SandboxPort,
  SignerPort,
  TransferPlan,
} from '@causeway/core/ports'
import { guardPort } from '@causeway/server/db'
import { signAccountPlan } from './play-account-chain.ts'
import type { PlayAccounts } from './play-accounts.ts'
import { type ChainScript, createChainScript, scriptedChain } from './scripted-chain.ts'
import { controlsWith, openAccountNetwork } from './stocked-accounts.ts'

const SEED = 'exchange'
/** One network that spends outputs, one with nonces and tokens, one with memos. */
const NETWORKS = ['bitcoin', 'litecoin', 'ethereum', 'ripple']
/** Two tokens say as much as seventy, and each coin's stock costs every test a moment. */
const COINS = ['btc', 'ltc', 'eth', 'usdt20', 'usdc', 'xrp']

export type ExchangeWorld = {
  readonly catalogue: Catalogue
  readonly chains: ReadonlyMap<string, ChainPort>
  readonly scripts: ReadonlyMap<string, ChainScript>
  /** Where Ethereum is a chain of accounts. */
  readonly accounts: PlayAccounts | null
  readonly controls: SandboxPort
  readonly names: NamePort
  readonly accountNames: ReadonlyMap<string, AccountNamesPort>
  readonly signer: SignerPort
  readonly journalPath: string
  /** From now on the signer has another journal, which knows nothing. */
  readonly loseJournal: () => Promise<void>
  readonly close: () => void
}

/** What a test may have otherwise. */
export type WorldOptions = {
  /** Ethereum as it is: deposits lie at accounts of their own and must be swept. */
  readonly withAccounts?: boolean
}

/** A sandbox world in memory: blocks come only when they are asked for. */
export function openExchangeWorld(options: WorldOptions = {}): ExchangeWorld {
  const journals = mkdtempSync(join(tmpdir(), 'causeway-journal-'))
  const journalPath = join(journals, 'journal.jsonl')
  const networks = allNetworks.filter(({ id }) => NETWORKS.includes(id))
  const coins = currencies
    .filter(({ ticker }) => COINS.includes(ticker))
    .map((coin) => ({ ...coin, confirmations: sandboxConfirmations(coin) }))
  const world = openWorld({
    path: ':memory:',
    seed: SEED,
    clock: { now: () => 0 },
    networks,
    currencies: coins,
    blockMilliseconds: Number.MAX_SAFE_INTEGER,
    price: ({ ticker }) => sandboxMarkets.get(ticker)?.startPrice ?? null,
  })
  const wait = () => Promise.resolve()
  const scripts = new Map(NETWORKS.map((network) => [network, createChainScript()]))
  const sandboxOf = (network: string) => createSandboxChain({ world, network, wait })
  const ethereum = options.withAccounts ? openAccountNetwork(sandboxOf('ethereum')) : null
  const chainOf = (network: string) =>
    ethereum?.chain.network === network ? ethereum.chain : sandboxOf(network)
  const chains = new Map(
    [...scripts].map(([network, script]) => [
      network,
      guardPort(scriptedChain(chainOf(network), script), `chain ${network}`, [
        'payInAddress',
        'hotWalletAddress',
        'compose',
        'composeJoint',
        'replace',
      ]),
    ]),
  )
  const sign = async (plan: TransferPlan) =>
    ethereum?.chain.network === plan.intent.network
      ? signAccountPlan(plan)
      : signSandboxPlan({ seed: SEED }, plan)
  const signerOn = (file: string) =>
    createSigner({
      journalPath: join(journals, file),
      signers: Object.fromEntries(NETWORKS.map((network) => [network, sign])),
      clock: { now: () => Date.now() },
      historyGoodForMilliseconds: null,
      policy: null,
    })
  const signer = { now: signerOn('journal.jsonl') }
  const controls = createSandboxControls(world)
  return {
    catalogue: createCatalogue(coins, networks),
    chains,
    scripts,
    accounts: ethereum?.accounts ?? null,
    controls: ethereum === null ? controls : controlsWith(controls, ethereum),
    names: guardPort(createSandboxNames({ world, wait }), 'names', ['provider', 'recognises']),
    accountNames: new Map(),
    journalPath,
    signer: new Proxy(signer.now, { get: (_, call) => Reflect.get(signer.now, call) }),
    loseJournal: async () => {
      await signer.now.close()
      signer.now = signerOn(`journal-${randomUUID()}.jsonl`)
    },
    close: () => {
      world.close()
      rmSync(journals, { recursive: true, force: true })
    },
  }
}
