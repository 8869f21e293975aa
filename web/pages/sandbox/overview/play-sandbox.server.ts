import type {
  Answer,
  Caller,
  Calls,
  SandboxCalls,
  SandboxFiatMessageRequest,
  SandboxModeRequest,
  SandboxRisksReply,
} from '@causeway/api/contract'
import type { Translate } from '@causeway/content/messages'
import { divideRoundedDown, formatUnits, parseAmount } from '@causeway/core/money'
import { playFiatOutcomes } from '@causeway/core/ports'
import { answerBody } from '../../../answer-body.ts'

type Needs = {
  readonly calls: Pick<Calls, 'currencies' | 'transaction'>
  readonly caller: Caller
  readonly sandbox: SandboxCalls
  readonly t: Translate
}

/** What came of a switch: a sentence, and the address where one was asked for. */
export type SandboxOutcome = {
  readonly intent: string
  readonly isDone: boolean
  readonly message: string
  readonly address: { readonly address: string; readonly extraId: string | null } | null
  /** Addresses that screening finds risky, where they were asked for. */
  readonly risks?: SandboxRisksReply['addresses'] | null
  /** Where the visitor comes from now, where that was chosen; null: nobody knows. */
  readonly country?: string | null
}

type Played = SandboxOutcome & { /** For the browser to keep. */ readonly setCookie?: string }

/** Does what a form of the sandbox page asks by `intent`. */
export async function playSandbox(needs: Needs, form: FormData): Promise<Played> {
  const intent = textOf(form, 'intent')
  const { sandbox, t } = needs
  switch (intent) {
    case 'pay':
      return pay(needs, form)
    case 'address': {
      const answer = await sandbox.customerAddress({ currency: textOf(form, 'currency') })
      const address = answer.ok ? answer.body : null
      return { ...outcomeOf(intent, answer, () => t('sandbox.done')), address }
    }
    case 'risks': {
      const answer = await sandbox.risks({ currency: textOf(form, 'currency') })
      const risks = answer.ok ? answer.body.addresses : null
      return { ...outcomeOf(intent, answer, () => t('sandbox.done')), risks }
    }
    case 'hold': {
      const decision = form.get('decision') === 'refund' ? 'refund' : 'release'
      const answer = await sandbox.decideHold({
        id: textOf(form, 'transactionId'),
        decision,
        reason: textOf(form, 'reason') || t('sandbox.holdReasonExample'),
      })
      return outcomeOf(intent, answer, () => t('sandbox.holdDone'))
    }
    case 'claim':
      return decideClaims(needs, form)
    case 'mine': {
      const blockchain = textOf(form, 'blockchain')
      const answer = await sandbox.blocks({ blockchain, count: countOf(form, 'count') })
      return outcomeOf(intent, answer, ({ height }) => t('sandbox.height', { height }))
    }
    case 'reorganise': {
      const answer = await sandbox.reorganise({
        blockchain: textOf(form, 'blockchain'),
        depth: countOf(form, 'depth'),
        drop: form.get('drop') !== null,
      })
      return outcomeOf(intent, answer, ({ height }) => t('sandbox.height', { height }))
    }
    case 'congest':
      return congest(needs, form)
    case 'mode': {
      const [kind = '', provider = ''] = textOf(form, 'provider').split('/')
      const answer = await sandbox.setMode({ kind, provider, mode: modeOf(form) })
      return outcomeOf(intent, answer, () => t('sandbox.done'))
    }
    case 'clock': {
      const answer = await sandbox.clock({ advanceSeconds: countOf(form, 'seconds') })
      return outcomeOf(intent, answer, ({ now }) => now)
    }
    case 'move-name':
      return moveName(needs, form)
    case 'funds':
      return answerFundsRequest(needs, form)
    case 'fiat':
      return decideFiatOrder(needs, form)
    case 'fiat-message':
      return disturbMessages(needs, form)
    case 'visitor':
      return chooseVisitor(needs, form)
    case 'facts':
      return showFacts(needs, form)
    default:
      return { intent, isDone: false, message: t('sandbox.unknownSwitch'), address: null }
  }
}

async function congest({ sandbox, t }: Needs, form: FormData): Promise<SandboxOutcome> {
  const blockchain = textOf(form, 'blockchain')
  const answer = await sandbox.congest({ blockchain, feeTimes: countOf(form, 'feeTimes') })
  return outcomeOf('congest', answer, ({ currency, usualFee, leastFee }) =>
    leastFee === null
      ? t('sandbox.congestLifted')
      : t('sandbox.congested', { usualFee, leastFee, currency }),
  )
}

async function chooseVisitor({ sandbox, t }: Needs, form: FormData): Promise<Played> {
  const answer = await sandbox.chooseVisitor({ country: textOf(form, 'country') || null })
  const outcome = outcomeOf('visitor', answer, () => t('sandbox.visitorDone'))
  const [cookie] = (answer.ok && answer.cookies) || []
  return cookie?.kind === 'header' ? { ...outcome, setCookie: cookie.value } : outcome
}

async function showFacts({ sandbox, t }: Needs, form: FormData): Promise<SandboxOutcome> {
  const answer = await sandbox.setFacts({
    on: form.get('on') === 'true',
    appBanner: appBanners.find((banner) => banner === form.get('appBanner')) ?? null,
  })
  return outcomeOf('facts', answer, ({ on }) =>
    t(on ? 'sandbox.factsShown' : 'sandbox.factsHidden'),
  )
}

async function decideClaims({ sandbox, t }: Needs, form: FormData): Promise<SandboxOutcome> {
  const decision = textOf(form, 'decision')
  const answer = await sandbox.decideClaims({
    id: textOf(form, 'transactionId'),
    decision: decision === 'unproven' || decision === 'returned' ? decision : 'assign',
    reason: t('sandbox.holdReasonExample'),
  })
  return outcomeOf('claim', answer, () => t('sandbox.holdDone'))
}

async function moveName({ sandbox, t }: Needs, form: FormData): Promise<SandboxOutcome> {
  const name = textOf(form, 'name')
  const answer = await sandbox.moveName({ name })
  return outcomeOf('move-name', answer, () => t('sandbox.nameMoved', { name }))
}

async function decideFiatOrder({ sandbox, t }: Needs, form: FormData): Promise<SandboxOutcome> {
  const outcome = playFiatOutcomes.find((each) => each === textOf(form, 'outcome')) ?? 'paid'
  const answer = await sandbox.decideFiatOrder({ id: textOf(form, 'order'), outcome })
  return outcomeOf('fiat', answer, () => t('sandbox.fiatDone'))
}

/** Something happens to a provider's next message, or its last one comes again. */
async function disturbMessages({ sandbox, t }: Needs, form: FormData): Promise<SandboxOutcome> {
  const message = messages.find((each) => each === textOf(form, 'message')) ?? 'lose'
  const answer = await sandbox.fiatMessage({ provider: textOf(form, 'provider'), message })
  return outcomeOf('fiat-message', answer, () => t('sandbox.fiatDone'))
}

async function answerFundsRequest({ sandbox, t }: Needs, form: FormData): Promise<SandboxOutcome> {
  const outcome = textOf(form, 'outcome') === 'paid' ? 'paid' : 'ignored'
  const answer = await sandbox.answerFundsRequest({
    id: textOf(form, 'transactionId'),
    outcome,
  })
  return outcomeOf('funds', answer, ({ txId }) =>
    txId === null ? t('sandbox.done') : t('sandbox.paid', { txId }),
  )
}

/** Pays an order exactly, with half or one and a half times of what is expected, or with an amount of one's own. */
async function pay(needs: Needs, form: FormData): Promise<SandboxOutcome> {
  const transactionId = textOf(form, 'transactionId')
  // An empty memo is the order's own, unless the button says that there is none.
  const isPlain = form.get('amount') === 'no-memo'
  const extraId = isPlain ? null : textOf(form, 'extraId') || undefined
  const order = await needs.calls.transaction({ id: transactionId }, needs.caller)
  if (!order.ok) return outcomeOf('pay', order, () => '')
  const { currencyFrom, amountExpectedFrom } = order.body.transaction
  const currencies = answerBody(await needs.calls.currencies())
  const coin = currencies.find(({ ticker }) => ticker === currencyFrom)
  const expected = coin ? parseAmount(amountExpectedFrom, coin) : null
  if (!coin || !expected?.ok) throw new Error(`The catalogue has no ${currencyFrom}`)
  const { units } = expected.value
  const amounts: Readonly<Record<string, string>> = {
    exact: amountExpectedFrom,
    less: formatUnits(divideRoundedDown(units, 2n), coin.decimals),
    more: formatUnits(divideRoundedDown(units * 3n, 2n), coin.decimals),
    custom: textOf(form, 'customAmount'),
  }
  const answer = await needs.sandbox.deposit({
    transactionId,
    amount: amounts[textOf(form, 'amount')] ?? amountExpectedFrom,
    ...(extraId === undefined ? {} : { extraId }),
    ...otherCoinOf(form),
    ...riskOf(form),
  })
  return outcomeOf('pay', answer, ({ txId }) => needs.t('sandbox.paid', { txId }))
}

/** A coin other than the order's, where one was chosen. */
function otherCoinOf(form: FormData): { readonly currency?: string } {
  const currency = textOf(form, 'currency')
  return currency === '' ? {} : { currency }
}

/** How risky screening shall find the coins; nothing said, not at all. */
function riskOf(form: FormData): { readonly risk?: number } {
  const risk = Number.parseInt(textOf(form, 'risk'), 10)
  return risk >= 0 && risk <= 100 ? { risk } : {}
}

function outcomeOf<T>(intent: string, answer: Answer<T>, say: (body: T) => string): SandboxOutcome {
  return answer.ok
    ? { intent, isDone: true, message: say(answer.body), address: null }
    : { intent, isDone: false, message: answer.body.error.message, address: null }
}

const messages: readonly SandboxFiatMessageRequest['message'][] = [
  'lose',
  'repeat',
  'delay',
  'again',
]

const appBanners = ['old', 'new_half_screen', 'new_full_screen'] as const

const modes: readonly SandboxModeRequest['mode'][] = ['ok', 'slow', 'silent', 'down', 'garbage']

function modeOf(form: FormData): SandboxModeRequest['mode'] {
  return modes.find((mode) => mode === form.get('mode')) ?? 'ok'
}

function countOf(form: FormData, name: string): number {
  const count = Number.parseInt(textOf(form, name), 10)
  return Number.isSafeInteger(count) ? count : 1
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
