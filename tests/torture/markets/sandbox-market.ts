import { amount } from '@causeway/core/money'
import { openExternalServices } from '../../../main/services/open-external-services.ts'
import { readConfig } from '../../../main/settings/config.ts'
import { readKeys } from '../../../main/settings/keys.ts'
import { holdingsOnChain, paymentsOnChain } from '../../customers/index.ts'
import type { Market, Parts } from './market.ts'
import { startMiner } from './miner.ts'
import { networkOf, networksOf } from './network-of.ts'

/** Blocks come from the miner here, never by the clock: a story can hold a chain still. */
const NO_BLOCKS = '600000'

const parts: Parts = {
  plain: [{ from: 'btc', to: 'ltc' }],
  guaranteed: [{ from: 'xrp', to: 'eth' }],
  refunded: [{ from: 'ltc', to: 'btc' }],
  returning: [{ from: 'doge', to: 'xrp' }],
  vanishing: [{ from: 'bnb', to: 'ltc' }],
  payoutLost: [{ from: 'eth', to: 'xlm' }],
}

/** The sandbox's chains, in their own file beside the product's data. */
export function openSandboxMarket(dataDir: string): Market {
  const environment = { BLOCK_MILLISECONDS: NO_BLOCKS }
  const config = readConfig({ DATA_DIR: dataDir, ...environment })
  const { close, sandbox } = openExternalServices(config, readKeys(config))
  if (sandbox === null) throw new Error('There is no sandbox in this world')
  const miner = startMiner(networksOf(parts), async (network) => {
    await sandbox.mine(network, 1)
  })
  return {
    name: 'sandbox',
    environment,
    parts,
    stock: async () => {},
    customerAddress: sandbox.customerAddress,
    pay: async ({ asset, ...to }, units) => ({
      ...(await sandbox.pay({ amount: amount(asset, units), ...to })),
      units,
    }),
    received: async (at) => paymentsOnChain(dataDir, at),
    holdings: async () => holdingsOnChain(dataDir),
    holdBlocks: (asset) => miner.hold(networkOf(asset)),
    mine: async (asset, blocks) => {
      await sandbox.mine(networkOf(asset), blocks)
    },
    // Everything in these blocks shares one fate here: a story that loses a payment has its chain to itself.
    reorganise: async (asset, depth, gone) => {
      await sandbox.reorganise(networkOf(asset), depth, gone.length > 0)
    },
    depthOf: async ({ address }, txId) => {
      const payments = await sandbox.received(address)
      return payments.find((payment) => payment.txId === txId)?.confirmations ?? 0
    },
    close: async () => {
      await miner.stop()
      close()
    },
  }
}
