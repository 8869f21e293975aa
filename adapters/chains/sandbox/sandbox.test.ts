import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { currencies, networks } from '@causeway/core/currencies'
import { amount } from '@causeway/core/money'
import type { ChainPort } from '@causeway/core/ports'
import { createSandboxControls, failNextAnswer, openWorld } from '../../world/index.ts'
import type { ChainHarness, ChainTraits } from '../chain-harness.ts'
import { describeChain } from '../contract.ts'
import { createSandboxChain } from './create-sandbox-chain.ts'
import { networksWithOutputs, partsOf } from './sandbox-test-kit.ts'
import { signSandboxPlan } from './sign-sandbox-plan.ts'

const seed = 'contract'
const clock = { now: () => 0 }

const open = (path: string, network: string) =>
  openWorld({ path, seed, clock, ...partsOf([network]) })
type World = ReturnType<typeof open>

const chainOf = (world: World, network: string) =>
  createSandboxChain({ world, network, wait: async () => {} })

async function makeHarness(network: string, asset: string): Promise<ChainHarness> {
  const world = open(':memory:', network)
  const controls = createSandboxControls(world)
  const seen = { chain: chainOf(world, network) }
  let askedUnits = 0n
  const mode = (wanted: 'down' | 'garbage') => async () => {
    await controls.setMode('chains', network, wanted)
    return async () => void (await controls.setMode('chains', network, 'ok'))
  }
  return {
    chain: lookingThrough(seen),
    payment: amount(asset, 100_000n),
    sign: async (plan) => signSandboxPlan({ seed }, plan),
    payFromOutside: (sum, address, extraId) => controls.pay({ amount: sum, address, extraId }),
    outsideAddress: async () => (await controls.customerAddress(asset)).address,
    mine: async (count) => void (await controls.mine(network, count)),
    fundHotWallet: async () => {},
    reorganise: async (depth) => void (await controls.reorganise(network, depth, false)),
    fees: {
      raise: async () => {
        const { usual } = await controls.setMinimumFee(network, null)
        askedUnits = askedUnits * 3n + usual.units * 2n
        await controls.setMinimumFee(network, askedUnits)
      },
      calm: async () => {
        askedUnits = 0n
        await controls.setMinimumFee(network, null)
      },
    },
    faults: {
      silent: mode('down'),
      garbage: mode('garbage'),
      stale: async () => cutOff(seen, world, network),
      answer_lost: async () => {
        failNextAnswer(world, network, 1)
        return async () => {}
      },
    },
    stop: async () => world.close(),
  }
}

/** The chain as whichever node it is seen through now. */
function lookingThrough(seen: { readonly chain: ChainPort }): ChainPort {
  return new Proxy(seen.chain, { get: (_, key) => Reflect.get(seen.chain, key) })
}

/** Looks at a copy of the world instead, where time stands still, until told otherwise. */
function cutOff(seen: { chain: ChainPort }, world: World, network: string) {
  const { chain } = seen
  const folder = mkdtempSync(join(tmpdir(), 'stale-'))
  const path = join(folder, 'world.sqlite')
  world.store.prepare('VACUUM INTO ?').run(path)
  const copy = open(path, network)
  seen.chain = chainOf(copy, network)
  return async () => {
    seen.chain = chain
    copy.close()
    rmSync(folder, { recursive: true })
  }
}

/** One coin of each family of addresses, and one token: the rest differ in their decimals. */
const samples = currencies.filter(
  ({ ticker, protocol }) =>
    ticker === 'usdt20' ||
    networks.find(
      ({ addressFamily }) =>
        addressFamily === networks.find(({ id }) => id === protocol)?.addressFamily,
    )?.feeAsset === ticker,
)

for (const { ticker, protocol } of samples) {
  const traits: ChainTraits = {
    reserves: networksWithOutputs.includes(protocol) ? 'inputs' : 'nonce',
    replaces: true,
    joins: networksWithOutputs.includes(protocol),
    sweeps: null,
    faults: ['silent', 'garbage', 'stale', 'answer_lost'],
  }
  describeChain(`sandbox ${ticker}`, traits, () => makeHarness(protocol, ticker))
}
