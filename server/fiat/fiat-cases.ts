import type { FiatAnswer, FiatProvider } from '@causeway/core/fiat'
import type { FiatProviderFacts, PaymentMethod, WebhookMessage } from '@causeway/core/ports'
import { ok, type Result } from '@causeway/core/result'
import type { OrderHolder, OrderNotFound } from '../orders/index.ts'
import { beginFiatOrder } from './begin-fiat-order.ts'
import type { FiatNeeds } from './fiat-needs.ts'
import type {
  BeginFiatOrderFailure,
  BeginFiatOrderInput,
  BegunFiatOrder,
  FiatOrderView,
  FiatQuestionFailure,
} from './fiat-order-types.ts'
import type { FiatDesk } from './offers/fiat-desk.ts'
import type { FiatHealth } from './offers/fiat-health.ts'
import { type ReadFiatQuestion, readFiatQuestion } from './offers/read-fiat-question.ts'
import {
  type ChangePartnerFiatFailure,
  changePartnerFiatOrder,
  type PartnerFiatChange,
} from './partners/change-partner-fiat-order.ts'
import {
  listPartnerFiatOrders,
  type PartnerFiatFilter,
} from './partners/list-partner-fiat-orders.ts'
import type { FiatFollowing } from './reading/follow-fiat-orders.ts'
import { heldFiatSecret, holdsFiatOrder, readFiatOrder } from './reading/read-fiat-order.ts'
import { type FiatWebhookFailure, handleFiatMessage } from './reports/handle-fiat-message.ts'

/** Who wants what from where, as clients say it. */
export type FiatAsked = {
  readonly from: string
  readonly to: string
  readonly amount: string
  readonly country: string
  readonly state: string | null
  readonly method: PaymentMethod | null
}

export type FiatAnswers = {
  readonly asked: ReadFiatQuestion
  /** As they came; core/fiat sorts and filters them. */
  readonly answers: readonly FiatAnswer[]
}

/** Buying and selling through providers of fiat. */
export type FiatCases = {
  /** Every provider with what our own orders say of it; may be a minute old. */
  readonly providers: () => Promise<readonly FiatProvider[]>
  /** What is known of a provider that is set up; undefined of any other. */
  readonly facts: (id: string) => FiatProviderFacts | undefined
  readonly health: () => ReadonlyMap<string, FiatHealth>
  /**
   * Asks all providers of that side at once (BUY-03), or only those named; `onAnswer` gets each answer as it comes, with
   * what was asked.
   */
  readonly ask: (
    asked: FiatAsked,
    only?: readonly string[] | null,
    onAnswer?: (answer: FiatAnswer, asked: ReadFiatQuestion) => void,
  ) => Promise<Result<FiatAnswers, FiatQuestionFailure>>
  readonly begin: (
    input: BeginFiatOrderInput,
  ) => Promise<Result<BegunFiatOrder, BeginFiatOrderFailure>>
  /** A provider's message; one that it did not sign is refused (BUY-07). */
  readonly handleMessage: (
    provider: string,
    message: WebhookMessage,
  ) => Promise<Result<null, FiatWebhookFailure>>
  readonly readOrder: (publicCode: string) => Promise<Result<FiatOrderView, OrderNotFound>>
  readonly holdsOrder: (publicCode: string, holder: OrderHolder) => Promise<boolean>
  readonly heldSecret: (publicCode: string, secrets: readonly string[]) => Promise<string | null>
  /** A partner's own orders, newest first. */
  readonly listPartnerOrders: (
    partnerId: string,
    filter: PartnerFiatFilter,
  ) => Promise<readonly FiatOrderView[]>
  /** In a play world: a partner changes its own order, and is told of it. */
  readonly changePartnerOrder: (
    of: { readonly partnerId: string; readonly publicCode: string },
    change: PartnerFiatChange,
  ) => Promise<Result<FiatOrderView, ChangePartnerFiatFailure>>
  /** Tells of every change until the returned function is called; the same view may come twice. */
  readonly followOrder: (publicCode: string, listener: (order: FiatOrderView) => void) => () => void
}

/** The cases of fiat on what they stand on. `freshen` brings what is known of our own orders up to date. */
export function createFiatCases(
  needs: FiatNeeds & {
    readonly desk: FiatDesk
    readonly following: FiatFollowing
    readonly freshen: () => Promise<unknown>
  },
): FiatCases {
  const { desk, following, freshen } = needs
  return {
    providers: async () => {
      await freshen()
      return desk.providers()
    },
    facts: (id) => needs.fiat.ports.get(id)?.facts,
    health: desk.health,
    ask: async (asked, only = null, onAnswer = () => {}) => {
      const read = readFiatQuestion(needs, asked)
      if (!read.ok) return read
      await freshen()
      const answers = await desk.ask(
        read.value.question,
        (answer) => onAnswer(answer, read.value),
        (id) => only === null || only.includes(id),
      )
      return ok({ asked: read.value, answers })
    },
    begin: (input) => beginFiatOrder(needs, input),
    handleMessage: (provider, message) => handleFiatMessage(needs, provider, message),
    readOrder: (publicCode) => readFiatOrder(needs, publicCode),
    holdsOrder: (publicCode, holder) => holdsFiatOrder(needs, publicCode, holder),
    heldSecret: (publicCode, secrets) => heldFiatSecret(needs, publicCode, secrets),
    listPartnerOrders: (partnerId, filter) => listPartnerFiatOrders(needs, partnerId, filter),
    changePartnerOrder: (of, change) => changePartnerFiatOrder(needs, of, change),
    followOrder: following.follow,
  }
}
