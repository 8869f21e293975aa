import { currencies, networks } from '@causeway/core/currencies'
import { amount } from '@causeway/core/money'
import { createSandboxControls, openWorld } from '../../world/index.ts'
import type { ChainHarness } from '../chain-harness.ts'
import { describeChain } from '../contract.ts'
import { createSandboxChain } from './create-sandbox-chain.ts'
import { signSandboxPlan } from './sign-sandbox-plan.ts'

async function makeHarness(network: string, asset: string): Promise<ChainHarness> {
  const seed = 'contract'
  const world = openWorld({ path: ':memory:', seed, clock: { now: () => 0 }, networks, currencies })
  const controls = createSandboxControls(world)
  return {
    chain: createSandboxChain({ world, network, wait: async () => {} }),
    payment: amount(asset, 100_000n),
    sign: async (plan) => signSandboxPlan({ seed }, plan),
    payFromOutside: (sum, address, extraId) => controls.pay({ amount: sum, address, extraId }),
    outsideAddress: async () => (await controls.customerAddress(asset)).address,
    mine: async (count) => void (await controls.mine(network, count)),
    fundHotWallet: async () => {},
    reorganise: async (depth) => void (await controls.reorganise(network, depth, false)),
    stop: async () => world.close(),
  }
}

for (const { ticker, protocol } of currencies) {
  describeChain(`sandbox ${ticker}`, () => makeHarness(protocol, ticker))
}
