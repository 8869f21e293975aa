import type { Clock, WebhookMessage } from '@causeway/core/ports'
import { modeOf } from '../modes-store.ts'
import type { World } from '../world.ts'
import { advanceFiatOrders } from './advance-fiat-orders.ts'
import {
  claimFiatMessage,
  dropFiatMessage,
  keepFiatMessage,
  signFiatMessage,
  type WaitingFiatMessage,
} from './fiat-messages-store.ts'

const MOST_A_TURN = 20

export type FiatCourierNeeds = {
  readonly world: World
  /** The product's time: orders expire by it and messages are dated by it, and its owner can move it on. */
  readonly clock: Clock
  /** Posts a message to `/api/fiat/webhooks/{provider}`; true where it was taken. */
  readonly deliver: (provider: string, message: WebhookMessage) => Promise<boolean>
}

export type FiatCourier = {
  /** Moves orders on and brings what is due. Several processes may take turns. */
  readonly turn: () => Promise<void>
}

/** Brings the messages of the sandbox's fiat providers to the exchange, as their servers would. */
export function createFiatCourier({ world, clock, deliver }: FiatCourierNeeds): FiatCourier {
  const bring = async (waiting: WaitingFiatMessage) => {
    const { body, id, provider, signed } = waiting
    const seconds = Math.floor(clock.now() / 1000)
    const message = signed ?? signFiatMessage(world, provider, { id, seconds, body })
    keepFiatMessage(world, provider, message)
    const isTaken = await deliver(provider, asSent(world, provider, message)).catch(() => false)
    if (isTaken) dropFiatMessage(world, waiting)
  }
  return {
    turn: async () => {
      advanceFiatOrders(world, clock.now())
      for (let count = 0; count < MOST_A_TURN; count += 1) {
        const waiting = claimFiatMessage(world)
        if (waiting === null) return
        await bring(waiting)
      }
    },
  }
}

/** What a provider in disorder sends is signed by nobody. */
function asSent(world: World, provider: string, message: WebhookMessage): WebhookMessage {
  if (modeOf(world, { kind: 'fiat', provider }) !== 'garbage') return message
  return { headers: message.headers, rawBody: '<html><body>502 Bad Gateway</body></html>' }
}
