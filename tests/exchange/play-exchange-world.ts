import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  createSandboxChain,
  sandboxConfirmations,
  signSandboxPlan,
} from '@causeway/adapters/chains/sandbox'
import { sandboxMarkets } from '@causeway/adapters/rates/sandbox'
import { createSigner } from '@causeway/adapters/signer'
import { createSandboxControls, openWorld } from '@causeway/adapters/world'
import {
  networks as allNetworks,
  type Catalogue,
  createCatalogue,
  currencies,
} from '@causeway/core/currencies'
import type { ChainPort, SandboxPort, SignerPort, TransferPlan } from '@causeway/core/ports'
import { guardPort } from '@causeway/server/db'
import { type ChainScript, createChainScript, scriptedChain } from './scripted-chain.ts'

const SEED = 'exchange'
/** One network that spends outputs, one with nonces and tokens, one with memos. */
const NETWORKS = ['bitcoin', 'litecoin', 'ethereum', 'ripple']

export type ExchangeWorld = {
  readonly catalogue: Catalogue
  readonly chains: ReadonlyMap<string, ChainPort>
  readonly scripts: ReadonlyMap<string, ChainScript>
  readonly controls: SandboxPort
  readonly signer: SignerPort
  readonly close: () => void
}

/** A sandbox world in memory: blocks come only when they are asked for. */
export function openExchangeWorld(): ExchangeWorld {
  const journals = mkdtempSync(join(tmpdir(), 'causeway-journal-'))
  const networks = allNetworks.filter(({ id }) => NETWORKS.includes(id))
  const coins = currencies
    .filter(({ protocol }) => NETWORKS.includes(protocol))
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
  const chains = new Map(
    [...scripts].map(([network, script]) => [
      network,
      guardPort(
        scriptedChain(createSandboxChain({ world, network, wait }), script),
        `chain ${network}`,
        ['payInAddress', 'hotWalletAddress', 'compose'],
      ),
    ]),
  )
  const sign = async (plan: TransferPlan) => signSandboxPlan({ seed: SEED }, plan)
  return {
    catalogue: createCatalogue(coins, networks),
    chains,
    scripts,
    controls: createSandboxControls(world),
    signer: createSigner({
      journalPath: join(journals, 'journal.jsonl'),
      signers: Object.fromEntries(NETWORKS.map((network) => [network, sign])),
    }),
    close: () => {
      world.close()
      rmSync(journals, { recursive: true, force: true })
    },
  }
}
