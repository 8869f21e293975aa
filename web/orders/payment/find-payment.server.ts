import type { PaymentFound, PaymentSearchReply } from '@causeway/api/contract'
import type { MessageKey, Translate } from '@causeway/content/messages'
import { tickerLabel } from '@causeway/ui/money'
import { pageTexts } from '../../i18n/page-texts.ts'
import type { PageContext } from '../../load-context.ts'

const says = {
  not_found: 'lostPayment.notFound',
  pending: 'lostPayment.pending',
  failed: 'lostPayment.failed',
  not_ours: 'lostPayment.notOurs',
  dropped: 'lostPayment.dropped',
  before_order: 'lostPayment.beforeOrder',
  other_order: 'lostPayment.otherOrder',
  in_order: 'lostPayment.inOrder',
  assigned: 'lostPayment.assigned',
  claimed: 'lostPayment.claimed',
} as const satisfies Record<PaymentFound, MessageKey>

export type PaymentWords = {
  readonly isDone: boolean
  readonly message: string
  readonly needsProof?: boolean
}

/** Looks for the payment that a holder misses, and says in a sentence what was found. */
export async function findPayment(
  page: PageContext,
  publicCode: string,
  txId: string,
): Promise<PaymentWords> {
  const answer = await page.calls.findPayment({ id: publicCode, txId }, page.caller)
  if (!answer.ok) {
    const { code, message } = answer.body.error
    return { isDone: false, message, needsProof: code === 'proof_needed' }
  }
  const { t } = await pageTexts(page, ['lostPayment'])
  const { result } = answer.body
  const isDone = result === 'in_order' || result === 'assigned' || result === 'claimed'
  return { isDone, message: sentence(t, answer.body, await networkOf(page, publicCode)) }
}

function sentence(t: Translate, found: PaymentSearchReply, network: string): string {
  const { otherOrder, payment, result } = found
  if (result === 'other_order' && otherOrder !== null) {
    return t('lostPayment.otherOrderOwn', { id: otherOrder })
  }
  return t(says[result], {
    network,
    amount: payment?.amount ?? '',
    ticker: payment === null ? '' : tickerLabel({ code: payment.currencyCode }),
    confirmations: payment?.confirmations ?? 0,
    needed: payment?.confirmationsNeeded ?? 0,
  })
}

/** The name of the network that the order is paid on. */
async function networkOf(page: PageContext, publicCode: string): Promise<string> {
  const [order, currencies] = await Promise.all([
    page.calls.transaction({ id: publicCode }, page.caller),
    page.calls.currencies(),
  ])
  if (!order.ok || !currencies.ok) return ''
  const { currencyFrom } = order.body.transaction
  return currencies.body.find(({ ticker }) => ticker === currencyFrom)?.network ?? ''
}
