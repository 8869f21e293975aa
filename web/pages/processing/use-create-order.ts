import type { Calls, CreateTransactionRequest, EstimateReply } from '@causeway/api/contract'
import type { Translate } from '@causeway/content/messages'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { readUserMeta } from '../../user-meta/index.ts'
import { createRequestOf } from './create-request.ts'
import type { ExchangeChoice } from './exchange-choice.ts'
import type { OrderFields } from './order-fields.ts'
import { quoteRefusal } from './quote-refusal.ts'

type Needs = {
  readonly calls: Pick<Calls, 'createTransaction'>
  readonly t: Translate
  /** Fetches a fresh quote after one was refused. */
  readonly renewQuote: () => Promise<void>
}

type Order = {
  readonly choice: ExchangeChoice
  readonly fields: OrderFields
  readonly estimate: EstimateReply | null
  readonly idempotencyKey: string
}

/** A request that was sent and whose outcome is not known. */
type Pending = { readonly request: CreateTransactionRequest; readonly key: string }

export type OrderCreation = {
  readonly state: 'idle' | 'busy' | 'unknown'
  readonly message: string | null
  readonly create: () => Promise<void>
}

/**
 * Creates one order per click (EXCH-07). While it is not known whether a request arrived, the very same request with
 * the same key is sent again; only a plain refusal allows another.
 */
export function useCreateOrder({ calls, t, renewQuote }: Needs, order: Order): OrderCreation {
  const navigate = useNavigate()
  const pending = useRef<Pending | null>(null)
  const refusals = useRef(0)
  const [state, setState] = useState<OrderCreation['state']>('idle')
  const [message, setMessage] = useState<string | null>(null)

  async function create() {
    if (state === 'busy') return
    setState('busy')
    setMessage(null)
    const sent = pending.current ?? {
      request: createRequestOf({
        choice: order.choice,
        fields: order.fields,
        rateId: order.estimate?.rateId ?? null,
        userMeta: readUserMeta(),
      }),
      // Each body has a key of its own, so that a mended order is not taken for the refused one.
      key: `${order.idempotencyKey}${refusals.current === 0 ? '' : `-${refusals.current}`}`,
    }
    pending.current = sent
    const answer = await calls.createTransaction(sent.request, sent.key)
    if (answer.ok) {
      await navigate(`/transaction/${answer.body.transaction.transactionId}`)
      return
    }
    const { code, message: reason } = answer.body.error
    const isUnknown = answer.status === 0 || answer.status >= 500 || answer.status === 429
    if (isUnknown || code === 'idempotency_key_reused') {
      setState('unknown')
      setMessage(reason)
      return
    }
    pending.current = null
    refusals.current += 1
    const refusal = quoteRefusal(code)
    if (refusal !== null) await renewQuote()
    setState('idle')
    setMessage(refusal === null ? reason : t(refusal))
  }

  return { state, message, create }
}
