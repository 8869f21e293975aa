import type { Answer, CheckAddressReply, CurrencyOut } from '@causeway/api/contract'
import type { Translate } from '@causeway/content/messages'

/** Why an address or its extra id cannot be used, in the customer's words; null where it can. */
export function addressError(
  t: Translate,
  currency: CurrencyOut,
  answer: Answer<CheckAddressReply>,
): { readonly isExtraId: boolean; readonly text: string } | null {
  if (!answer.ok) return { isExtraId: false, text: answer.body.error.message }
  const { result, code, message, fits } = answer.body
  if (result) return null
  const isExtraId = code?.startsWith('extra_id') ?? false
  if (isExtraId) {
    return { isExtraId, text: message ?? t('errors.unexpected') }
  }
  if (code === 'address_wrong_network' && fits.length > 0) {
    const networks = fits.join(', ')
    return {
      isExtraId,
      text: t('processing.addressOtherNetwork', { networks, network: currency.network }),
    }
  }
  if (code === 'address_bad_checksum') {
    return { isExtraId, text: t('processing.addressBadChecksum') }
  }
  return { isExtraId, text: t('processing.addressWrong', { network: currency.network }) }
}
