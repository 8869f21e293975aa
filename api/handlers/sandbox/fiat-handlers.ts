import type { PlayFiatOrder, SandboxPort } from '@causeway/core/ports'
import type { UseCases } from '@causeway/server'
import type { Answer, SandboxFiatOrderOut, sandboxFiatCalls } from '../../contract/index.ts'
import { refuse, wordingOf } from '../../failures/index.ts'
import type { HandlersOf } from '../handler.ts'
import { isoTime } from '../reference/iso-time.ts'

type FiatHandlers = HandlersOf<typeof sandboxFiatCalls>

/** What the sandbox's providers of fiat know, and what happens at their banks (BUY-02). */
export function createSandboxFiatHandlers({
  sandbox,
  useCases,
}: {
  readonly sandbox: SandboxPort
  readonly useCases: UseCases
}): FiatHandlers {
  const words = wordingOf(useCases.catalogue)
  const reply = <T>(body: T): Answer<T, never> => ({ ok: true, status: 200, body })
  const downProviders = async () =>
    (await sandbox.modes())
      .filter(({ kind, mode }) => kind === 'fiat' && mode === 'down')
      .map(({ provider }) => provider)
  return {
    fiatOrders: async () => {
      const down = await downProviders()
      return reply({ orders: (await sandbox.fiatOrders()).map((order) => orderOut(order, down)) })
    },
    fiatOrder: async ({ id }) => {
      const order = await sandbox.fiatOrder(id)
      if (order === null) return refuse({ code: 'play_fiat_order_unknown' }, words)
      return reply({ order: orderOut(order, await downProviders()) })
    },
    decideFiatOrder: async ({ id, outcome }) => {
      const decided = await sandbox.decideFiatOrder(id, outcome)
      if (!decided.ok) return refuse(decided.failure, words)
      return reply({ order: orderOut(decided.value, await downProviders()) })
    },
    fiatMessage: async ({ provider, message }) => {
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
