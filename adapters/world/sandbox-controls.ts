import type { SandboxPort } from '@causeway/core/ports'
import { fail, ok } from '@causeway/core/result'
import { advanceChain, mineBlocks } from './advance-chain.ts'
import { canonicalAddress } from './canonical-address.ts'
import { congestNetwork } from './congest-network.ts'
import { nextNumber } from './counters-store.ts'
import { storedMails } from './mails-store.ts'
import { modeOf, saveMode } from './modes-store.ts'
import { payFromOutside } from './pay-from-outside.ts'
import { playAddress } from './play-address.ts'
import { reorganiseChain } from './reorganise-chain.ts'
import { paymentsTo } from './transactions-store.ts'
import { type World, worldCurrency } from './world.ts'

// Customers of memo coins in this world have an account at some service, and so a number there.
const FIRST_CUSTOMER_EXTRA_ID = 700_000

/** The customer's play wallet and the switches of the world. */
export function createSandboxControls(world: World): SandboxPort {
  return {
    pay: async (payment) => payFromOutside(world, payment),
    mine: async (network, count) => ({ height: mineBlocks(world, network, count) }),
    reorganise: async (network, depth, drop) => ({
      height: reorganiseChain(world, network, { depth, drop }),
    }),
    setMinimumFee: async (network, units) => congestNetwork(world, network, units),
    received: async (address) => received(world, address),
    customerAddress: async (asset) => {
      const { protocol, extraIdName } = worldCurrency(world, asset)
      const index = nextNumber(world, `customer ${protocol}`)
      return {
        address: playAddress(world, protocol, 'customer', index),
        extraId: extraIdName === null ? null : String(FIRST_CUSTOMER_EXTRA_ID + index),
      }
    },
    setMode: async (kind, provider, mode) =>
      saveMode(world, { kind, provider }, mode) ? ok(null) : fail({ code: 'provider_unknown' }),
    modes: async () =>
      world.providers.map((provider) => ({ ...provider, mode: modeOf(world, provider) })),
    heights: async () =>
      [...world.networks.keys()].map((network) => ({
        network,
        height: advanceChain(world, network),
      })),
    mails: async (to) => storedMails(world, to),
  }
}

function received(world: World, address: string) {
  const heights = new Map(
    [...world.networks.keys()].map((network) => [network, advanceChain(world, network)]),
  )
  const families = new Set([...world.networks.values()].map((network) => network.addressFamily))
  const spellings = new Set(
    [...families].map((family) => canonicalAddress(family, address) ?? address),
  )
  return [...spellings]
    .flatMap((spelling) => paymentsTo(world, spelling))
    .map(({ amount, txId, height, network }) => ({
      amount,
      txId,
      confirmations: height === null ? 0 : (heights.get(network) ?? height) - height + 1,
    }))
}
