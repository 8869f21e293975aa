import { amount, formatUnits } from '@causeway/core/money'
import type { ChainHarness } from '../chain-harness.ts'
import { describeChain } from '../contract.ts'
import { chainOf, sign, startNode } from './litecoind.fixture.ts'
import { startNodeProxy } from './node/node-proxy.fixture.ts'
import { moodyProxy } from './node/proxy-faults.fixture.ts'

async function makeHarness(): Promise<ChainHarness> {
  const { node, stop } = await startNode()
  const proxy = await startNodeProxy(node.rpcUrl)
  const chain = chainOf(proxy, 'causeway', {
    timeLimitMilliseconds: 3_000,
    sweep: { highestFeePerVbyte: 20n, fewestOutputs: 12 },
  })
  return {
    chain,
    ...moodyProxy(proxy),
    // Those that stay as they are, and those that are joined.
    payInsWorthJoining: 16 + 12,
    payment: amount('ltc', 12_345_678n),
    sign,
    payFromOutside: ({ units }, address) => node.pay(address, formatUnits(units, 8)),
    outsideAddress: node.outsideAddress,
    mine: node.mine,
    fundHotWallet: async () => {
      await chain.watch([])
      for (let paid = 0; paid < 10; paid += 1) await node.pay(chain.hotWalletAddress('ltc'), '2')
      await node.mine(1)
    },
    reorganise: node.reorganise,
    stop: async () => {
      await proxy.stop()
      await stop()
    },
  }
}

describeChain(
  'utxo on litecoind',
  {
    reserves: 'inputs',
    replaces: true,
    joins: true,
    sweeps: 'pooled',
    faults: ['silent', 'garbage', 'stale', 'answer_lost', 'breaking'],
  },
  makeHarness,
)
