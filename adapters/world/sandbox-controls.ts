import type { SandboxPort } from '@causeway/core/ports'
import { fail, ok } from '@causeway/core/result'
import { canonicalAddress, playAddress } from './addresses/play-address.ts'
import { movePlayName, playNames } from './addresses/play-names.ts'
import { advanceChain, mineBlocks } from './chains/advance-chain.ts'
import { congestNetwork } from './chains/congest-network.ts'
import { payFromOutside } from './chains/pay-from-outside.ts'
import { reorganiseChain } from './chains/reorganise-chain.ts'
import { paymentsTo } from './chains/transactions-store.ts'
import { nextNumber } from './counters-store.ts'
import { decideFiatOrder } from './fiat/decide-fiat-order.ts'
import { orderFiatMishap, repeatFiatMessage } from './fiat/fiat-messages-store.ts'
import { fiatOrder, fiatOrders, playFiatProviders } from './fiat/fiat-orders-store.ts'
import { modeOf, saveMode, saysNothing } from './modes-store.ts'
import { endFundsRequest, storedFundsRequests } from './services/funds-requests-store.ts'
import { decideIdentity, identityStatus, signIdentityMessage } from './services/identities-store.ts'
import { storedMails } from './services/mails-store.ts'
import { riskyAddresses, saveRisk } from './services/risks-store.ts'
import { grantSocial } from './services/social-grants-store.ts'
import { type World, worldCurrency } from './world.ts'

// Customers of memo coins in this world have an account at some service, and so a number there.
const FIRST_CUSTOMER_EXTRA_ID = 700_000
const MOST_FIAT_ORDERS = 50

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
    riskyAddresses: async (asset) => riskyAddresses(world, worldCurrency(world, asset).protocol),
    setRisk: async (subject, risk) => saveRisk(world, subject, risk),
    identity: async (reference) => identityStatus(world, reference),
    decideIdentity: async (reference, verdict) =>
      decideIdentity(world, reference, verdict)
        ? ok(identityMessage(world, reference))
        : fail({ code: 'identity_unknown' }),
    setMode: async (kind, provider, mode) =>
      saveMode(world, { kind, provider }, mode) ? ok(null) : fail({ code: 'provider_unknown' }),
    modes: async () =>
      world.providers.map((provider) => ({ ...provider, mode: modeOf(world, provider) })),
    heights: async () =>
      [...world.networks.keys()].map((network) => ({
        network,
        height: advanceChain(world, network),
      })),
    names: async () => playNames(),
    moveName: async (name) =>
      movePlayName(world, name) ? ok(null) : fail({ code: 'name_unknown' }),
    fundsRequests: async () => storedFundsRequests(world),
    endFundsRequest: async (orderCode, outcome) => {
      const ended = endFundsRequest(world, orderCode, outcome)
      return ended === null ? fail({ code: 'funds_request_unknown' }) : ok(ended)
    },
    consent: async (given) => ({ code: grantSocial(world, given) }),
    fiatOrders: async () => fiatOrders(world, MOST_FIAT_ORDERS),
    fiatOrder: async (name) => fiatOrder(world, name),
    decideFiatOrder: async (name, outcome) => decideFiatOrder(world, name, outcome),
    orderFiatMishap: async (provider, mishap) => {
      if (!playFiatProviders.some((each) => each === provider)) {
        return fail({ code: 'provider_unknown' })
      }
      orderFiatMishap(world, provider, mishap)
      return ok(null)
    },
    repeatFiatMessage: async (provider) =>
      repeatFiatMessage(world, provider) ? ok(null) : fail({ code: 'play_fiat_message_unknown' }),
    mails: async (to) => storedMails(world, to),
  }
}

/** A provider that says nothing sends nothing: it is found out by asking, later. */
function identityMessage(world: World, reference: string) {
  const isMute = saysNothing(world, { kind: 'kyc', provider: 'sandbox' })
  return isMute ? null : signIdentityMessage(world, reference)
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
    .map(({ amount, extraId, txId, height, network }) => ({
      amount,
      extraId,
      txId,
      confirmations: height === null ? 0 : (heights.get(network) ?? height) - height + 1,
    }))
}
