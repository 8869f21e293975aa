import type { ClientCalls, CreateTransactionRequest, EstimateReply } from '@causeway/api/contract'
import type { Translate } from '@causeway/content/messages'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from '../../../../client-page/index.ts'
import { useLanguage } from '../../../../i18n/use-language.ts'
import { tabStorage } from '../../../../order-steps/tab-storage.ts'
import { readUserMeta } from '../../../../user-meta/read-user-meta.ts'
import { newsOf } from '../../../../widget-frame/host/news-of.ts'
import { notifyHost } from '../../../../widget-frame/host/notify-host.ts'
import { rememberAddresses } from '../addresses/remember-addresses.ts'
import type { ExchangeChoice } from '../exchange-choice.ts'
import { createRequestOf } from '../order/create-request.ts'
import { forgetOrderDraft } from '../order/order-draft.ts'
import type { OrderFields } from '../order/order-fields.ts'
import { quoteRefusal } from './quote-refusal.ts'
import { readWtpExperiment } from './use-live-quote.ts'

type Needs = {
  readonly calls: Pick<ClientCalls, 'createTransaction'>
  readonly t: Translate
  /** Fetches a fresh quote after one was refused; answers whether it came. */
  readonly renewQuote: () => Promise<boolean>
  /** Whether the guaranteed quote has ended: it is not sent then (CALC-09). */
  readonly isQuoteOver: () => boolean
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
  /** `offline`: nothing could be sent, or its outcome is unknown; goes on by itself when the connection is back. */
  readonly state: 'idle' | 'busy' | 'unknown' | 'offline'
  readonly message: string | null
  readonly create: () => Promise<void>
}

function requestOf(
  order: Order,
  language: ReturnType<typeof useLanguage>,
): CreateTransactionRequest {
  return createRequestOf({
    choice: order.choice,
    fields: order.fields,
    rateId: order.estimate?.rateId ?? null,
    language,
    userMeta: readUserMeta(),
    wtpExperiment: readWtpExperiment(),
  })
}

/**
 * Creates one order per click (EXCH-07). While it is not known whether a request arrived, the very same request with
 * the same key is sent again, by itself when the connection is back; only a plain refusal allows another.
 */
export function useCreateOrder(
  { calls, t, renewQuote, isQuoteOver }: Needs,
  order: Order,
): OrderCreation {
  const navigate = useNavigate()
  const language = useLanguage()
  const pending = useRef<Pending | null>(null)
  const refusals = useRef(0)
  // Two clicks can come before the page is drawn again: what is shown cannot tell them apart.
  const isBusy = useRef(false)
  const [state, setState] = useState<OrderCreation['state']>('idle')
  const [message, setMessage] = useState<string | null>(null)

  async function create() {
    if (isBusy.current) return
    isBusy.current = true
    setState('busy')
    setMessage(null)
    const next = await send()
    isBusy.current = false
    if (next === null) return
    setState(next.state)
    setMessage(next.message)
  }

  /** Null once the order's page is on its way. */
  async function send(): Promise<Pick<OrderCreation, 'state' | 'message'> | null> {
    if (pending.current === null && isQuoteOver()) {
      const isFresh = await renewQuote()
      return { state: 'idle', message: isFresh ? t('processing.rateExpired') : null }
    }
    const sent = pending.current ?? {
      request: requestOf(order, language),
      // Each body has a key of its own, so that a mended order is not taken for the refused one.
      key: `${order.idempotencyKey}${refusals.current === 0 ? '' : `-${refusals.current}`}`,
    }
    pending.current = sent
    const answer = await calls.createTransaction({ ...sent.request, idempotencyKey: sent.key })
    if (answer.ok) {
      rememberAddresses(order.choice, order.fields)
      forgetOrderDraft(tabStorage())
      // Before the order's page comes: the page around can be left or reloaded until then.
      notifyHost({ type: 'order', data: newsOf(answer.body.transaction) })
      await navigate(`/transaction/${answer.body.transaction.transactionId}`)
      return null
    }
    const { code, message: reason } = answer.body.error
    if (answer.status === 0 && !navigator.onLine) {
      return { state: 'offline', message: t('processing.offlineCreating') }
    }
    const isUnknown = answer.status === 0 || answer.status >= 500 || answer.status === 429
    if (isUnknown || code === 'idempotency_key_reused') return { state: 'unknown', message: reason }
    pending.current = null
    refusals.current += 1
    const refusal = quoteRefusal(code)
    if (refusal !== null) await renewQuote()
    return { state: 'idle', message: refusal === null ? reason : t(refusal) }
  }

  const comeBack = useEffectEvent(() => {
    if (state === 'offline') void create()
  })
  useEffect(() => {
    const listen = () => comeBack()
    window.addEventListener('online', listen)
    return () => window.removeEventListener('online', listen)
  }, [])

  return { state, message, create }
}
