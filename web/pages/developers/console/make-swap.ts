import type { SandboxWalletReply } from '@causeway/api/contract'
import type { CreatedTransaction } from '@causeway/client'
import { askSandbox, type ConsoleKey } from './console-key.ts'
import { mustSendRpc } from './send-rpc.ts'

/** What happened to an exchange, one step after the other. */
export type SwapStep =
  | { readonly kind: 'created'; readonly id: string; readonly address: string }
  | { readonly kind: 'paid'; readonly amount: string }
  | { readonly kind: 'status'; readonly status: string }
  | { readonly kind: 'finished'; readonly amount: string; readonly address: string }
  | { readonly kind: 'failed'; readonly message: string }

const PAIR = { from: 'btc', to: 'eth', amountFrom: '0.01' } as const
const PAUSE_MILLISECONDS = 1000
/** Blocks of the play world come every few seconds. */
const LONGEST_MILLISECONDS = 300_000
const ENDS = ['finished', 'refunded', 'failed', 'expired', 'overdue', 'hold']

/** Creates an order by the key, pays it with play money, and follows it until it ends. */
export async function* makeSwap(key: ConsoleKey): AsyncGenerator<SwapStep> {
  try {
    const address = await payoutAddress()
    const order = await mustSendRpc<CreatedTransaction>(key, 'createTransaction', {
      ...PAIR,
      address,
    })
    yield { kind: 'created', id: order.id, address: order.payinAddress }
    await pay(order.id)
    yield { kind: 'paid', amount: order.amountExpectedFrom }
    yield* follow(key, order)
  } catch (error) {
    yield { kind: 'failed', message: error instanceof Error ? error.message : String(error) }
  }
}

async function* follow(
  key: ConsoleKey,
  { id, payoutAddress: address }: CreatedTransaction,
): AsyncGenerator<SwapStep> {
  let shown = ''
  for (const until = Date.now() + LONGEST_MILLISECONDS; ; ) {
    const status = await mustSendRpc<string>(key, 'getStatus', { id })
    if (status !== shown) yield { kind: 'status', status }
    shown = status
    if (ENDS.includes(shown)) break
    if (Date.now() > until) throw new Error(`getStatus: ${status}`)
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MILLISECONDS))
  }
  if (shown !== 'finished') return
  const wallet = await askSandbox<SandboxWalletReply>('GET', `wallets/${address}`)
  yield { kind: 'finished', amount: wallet?.payments[0]?.amount ?? '', address }
}

async function payoutAddress(): Promise<string> {
  const given = await askSandbox<{ readonly address: string }>('GET', 'addresses/eth')
  if (given === null) throw new Error('GET /api/sandbox/addresses/eth')
  return given.address
}

async function pay(transactionId: string): Promise<void> {
  const paid = await askSandbox('POST', 'deposits', { transactionId })
  if (paid === null) throw new Error('POST /api/sandbox/deposits')
}
