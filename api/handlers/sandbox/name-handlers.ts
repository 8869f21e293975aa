import { parseAmount } from '@causeway/core/money'
import type { SandboxPort } from '@causeway/core/ports'
import type { UseCases } from '@causeway/server'
import type { Answer, sandboxNamesCalls } from '../../contract/index.ts'
import { refuse, wordingOf } from '../../failures/index.ts'
import type { HandlersOf } from '../handler.ts'
import { isoTime } from '../reference/iso-time.ts'
import { knownCurrency } from '../reference/known-currency.ts'

type NameHandlers = HandlersOf<typeof sandboxNamesCalls>

/** Names of the sandbox world, and payments that its people are asked for (EXCH-03, TRACK-08). */
export function createSandboxNameHandlers({
  sandbox,
  useCases,
}: {
  readonly sandbox: SandboxPort
  readonly useCases: UseCases
}): NameHandlers {
  const { catalogue } = useCases
  const words = wordingOf(catalogue)
  const reply = <T>(body: T): Answer<T, never> => ({ ok: true, status: 200, body })
  const names = async () => reply({ names: [...(await sandbox.names())] })
  return {
    names,
    moveName: async ({ name }) => {
      const moved = await sandbox.moveName(name)
      return moved.ok ? names() : refuse(moved.failure, words)
    },
    fundsRequests: async () => {
      const requests = (await sandbox.fundsRequests()).map((request) => ({
        transactionId: request.orderCode,
        name: request.name,
        currency: request.currency,
        amount: request.amount,
        state: request.state,
        createdAt: isoTime(request.createdAt),
      }))
      return reply({ requests })
    },
    answerFundsRequest: async ({ id, outcome }) => {
      const ended = await sandbox.endFundsRequest(id, outcome)
      if (!ended.ok) return refuse(ended.failure, words)
      if (outcome === 'ignored') return reply({ txId: null })
      const { address, amount: text, currency, extraId } = ended.value
      const amount = parseAmount(text, knownCurrency(catalogue, currency))
      if (!amount.ok) throw new Error(`${text} is no amount of ${currency}`)
      return reply(await sandbox.pay({ amount: amount.value, address, extraId }))
    },
  }
}
