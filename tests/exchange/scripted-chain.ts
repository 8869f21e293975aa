import { type Amount, amount } from '@causeway/core/money'
import type { ChainPort, ObservedPayment, PaymentKey } from '@causeway/core/ports'

/** What a test makes one chain do: any of its answers can be replaced, and payments can be made to vanish. */
export type ChainScript = {
  /** Answers to give instead; delete one, and the chain speaks for itself again. */
  readonly answers: { -readonly [Call in keyof ChainPort]?: ChainPort[Call] }
  /** Payments in blocks that the chain denies for now: transaction ids, and what they paid us. */
  readonly vanished: Map<string, Amount>
}

/** Makes a script that changes nothing yet. */
export function createChainScript(): ChainScript {
  return { answers: {}, vanished: new Map() }
}

/** The same chain, playing by the script. */
export function scriptedChain(chain: ChainPort, script: ChainScript): ChainPort {
  const denying = denyVanished(chain, script)
  return new Proxy(denying, {
    get: (target, key, receiver) =>
      Reflect.get(Object.hasOwn(script.answers, key) ? script.answers : target, key, receiver),
  })
}

function denyVanished(chain: ChainPort, { vanished }: ChainScript): ChainPort {
  const denied = new Map<string, ObservedPayment>()
  /** What comes back is read where it is now, as after a reorganisation. */
  const returned = async (): Promise<readonly ObservedPayment[]> => {
    const back = [...denied.values()].filter(({ txId }) => !vanished.has(txId))
    const statuses = back.length === 0 ? [] : await chain.paymentStatuses(back)
    for (const payment of back) denied.delete(nameOf(payment))
    return back.flatMap((payment, index) => {
      const status = statuses[index]
      if (status === undefined || status.state === 'gone') return []
      const { blockHash, confirmations } = status
      return [{ ...payment, blockHash, confirmations }]
    })
  }
  return {
    ...chain,
    scan: async (cursor, owned) => {
      const found = await chain.scan(cursor, owned)
      const told = [...(await returned()), ...found.payments]
      for (const payment of told)
        if (vanished.has(payment.txId)) denied.set(nameOf(payment), payment)
      return { ...found, payments: told.filter(({ txId }) => !vanished.has(txId)) }
    },
    paymentStatuses: async (keys) => {
      const statuses = await chain.paymentStatuses(keys)
      return statuses.map((status) =>
        vanished.has(status.txId)
          ? { ...status, state: 'gone' as const, confirmations: 0, blockHash: null }
          : status,
      )
    },
    holdings: async (asset, payIns) => {
      const held = await chain.holdings(asset, payIns)
      const denied = [...vanished.values()].filter((each) => each.asset === asset)
      return amount(asset, held.units - denied.reduce((sum, { units }) => sum + units, 0n))
    },
  }
}

function nameOf({ txId, outputIndex }: PaymentKey): string {
  return `${txId}:${outputIndex}`
}
