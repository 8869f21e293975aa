import type { UpdateTransactionRequest } from '@causeway/api/contract'
import { pageTexts } from '../../i18n/index.ts'
import type { PageContext } from '../../load-context.ts'

/** What came of a form on the order page. */
export type OrderChange = { readonly isDone: boolean; readonly message: string | null }

/** Does what a form on the order page asks by `intent`: `exchange`, `refund`, `refund-address`, or `play-pay`. */
export async function changeOrder(
  page: PageContext,
  publicCode: string,
  form: FormData,
): Promise<OrderChange> {
  const { t } = await pageTexts(['transaction', 'errors'])
  if (form.get('intent') === 'play-pay') {
    if (page.sandbox === null) return { isDone: false, message: t('errors.unexpected') }
    const paid = await page.sandbox.deposit({ transactionId: publicCode })
    return paid.ok
      ? { isDone: true, message: t('transaction.playPaid') }
      : { isDone: false, message: paid.body.error.message }
  }
  const request = requestOf(form)
  if (request === null) return { isDone: false, message: t('errors.unexpected') }
  const answer = await page.calls.updateTransaction(publicCode, request, page.caller)
  return answer.ok
    ? { isDone: true, message: null }
    : { isDone: false, message: answer.body.error.message }
}

function requestOf(form: FormData): UpdateTransactionRequest | null {
  const refund = refundOf(form)
  switch (form.get('intent')) {
    case 'exchange':
      return { choice: 'exchange' }
    case 'refund':
      return { choice: 'refund', ...refund }
    case 'refund-address':
      return refund
    default:
      return null
  }
}

function refundOf(form: FormData): UpdateTransactionRequest {
  const address = textOf(form, 'refundAddress')
  const extraId = textOf(form, 'refundExtraId')
  if (address === '') return {}
  return { refundAddress: address, refundExtraId: extraId === '' ? null : extraId }
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
