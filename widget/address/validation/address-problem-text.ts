import type { Translate } from '@causeway/content/messages'
import type { AddressCoin, AddressProblem } from './address-finding.ts'

/** Why an address or its extra id cannot be used and how to mend it, in the customer's words. */
export function addressProblemText(
  t: Translate,
  coin: AddressCoin,
  problem: AddressProblem,
): string {
  const { network } = coin
  const name = coin.extraIdName ?? ''
  switch (problem.code) {
    case 'address_wrong_network':
      return problem.networks.length > 0
        ? t('address.otherNetwork', { networks: problem.networks.join(', '), network })
        : t('address.wrong', { network })
    case 'address_bad_checksum':
      return t('address.badChecksum')
    case 'address_malformed':
      return t('address.wrong', { network })
    case 'extra_id_missing':
      return t('address.extraIdMissing', { name })
    case 'extra_id_malformed':
      return t('address.extraIdWrong', { name, network })
    case 'extra_id_conflict':
      return t('address.extraIdConflict', { name })
    case 'address_unspendable':
      return t('address.unspendable')
    case 'address_is_ours':
      return t('address.ours')
    case 'address_restricted':
      return t('address.restricted')
    case 'payment_uri_other_coin':
      return t('address.uriOtherCoin', { ticker: coin.code.toUpperCase(), network })
    case 'payment_uri_unsupported':
      return t('address.uriUnsupported')
    case 'payment_uri_malformed':
      return t('address.uriMalformed')
    default:
      return problem.message ?? t('address.wrong', { network })
  }
}
