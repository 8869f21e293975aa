import type { PlayFiatOrder, SandboxPort } from '@causeway/core/ports'
import type { UseCases } from '@causeway/server'
import type { Answer, SandboxCalls, SandboxFiatOrderOut } from '../contract/index.ts'
import { refuse, wordingOf } from '../failures/index.ts'
import { isoTime } from './iso-time.ts'

type FiatCalls = Pick<SandboxCalls, 'fiatOrders' | 'fiatOrder' | 'decideFiatOrder' | 'fiatMessage'>

/** What the sandbox's providers of fiat know, and what happens at their banks (BUY-02). */
export function createSandboxFiatCalls({
  sandbox,
  useCases,
}: {
  readonly sandbox: SandboxPort
  readonly useCases: UseCases
}): FiatCalls {
  const words = wordingOf(useCases.catalogue)
  const reply = <T>(body: T): Answer<T> => ({ ok: true, status: 200, body })
  const downProviders = async () =>
    (await sandbox.modes())
      .filter(({ kind, mode }) => kind === 'fiat' && mode === 'down')
      .map(({ provider }) => provider)
  return {
    fiatOrders: async () => {
      const down = await downProviders()
      return reply({ orders: (await sandbox.fiatOrders()).map((order) => orderOut(order, down)) })
    },
    fiatOrder: async (name) => {
      const order = await sandbox.fiatOrder(name)
      if (order === null) return refuse({ code: 'play_fiat_order_unknown' }, words)
      return reply({ order: orderOut(order, await downProviders()) })
    },
    decideFiatOrder: async (name, { outcome }) => {
      const decided = await sandbox.decideFiatOrder(name, outcome)
      if (!decided.ok) return refuse(decided.failure, words)
      return reply({ order: orderOut(decided.value, await downProviders()) })
    },
    fiatMessage: async (provider, { message }) => {
      const done =
        message === 'again'
          ? await sandbox.repeatFiatMessage(provider)
          : await sandbox.orderFiatMishap(provider, message)
      return done.ok ? reply({ result: true }) : refuse(done.failure, words)
    },
  }
}

function orderOut(order: PlayFiatOrder, down: readonly string[]): SandboxFiatOrderOut {
  return {
    id: order.id,
    provider: order.provider,
    providerName: order.providerName,
    reference: order.reference,
    side: order.side,
    fiat: order.fiat,
    coin: order.coin,
    network: order.network,
    amountFrom: order.amountFrom,
    amountTo: order.amountTo,
    fee: order.fee,
    method: order.method,
    methods: [...order.methods],
    address: order.address,
    extraId: order.extraId,
    returnUrl: order.returnUrl,
    state: order.state,
    isBeingDecided: order.isBeingDecided,
    reason: order.reason,
    txId: order.txId,
    payInAddress: order.payInAddress,
    isDown: down.includes(order.provider),
    createdAt: isoTime(order.createdAt),
  }
}
