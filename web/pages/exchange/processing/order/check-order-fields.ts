import type { CurrencyOut } from '@causeway/api/contract'
import type { Translate } from '@causeway/content/messages'
import { checkEosKey } from '@causeway/core/account-names/check-eos-key'
import { checkEosName } from '@causeway/core/account-names/eos-name'
import {
  type AddressCalls,
  type AddressFinding,
  type AddressValue,
  addressProblemText,
  checkLocally,
  type FoundAddress,
  judgeAddress,
} from '@causeway/widget/address'
import { eosKeyProblems, eosNameProblems } from '../addresses/eos-problems.ts'
import type { OrderFieldErrors, OrderFieldName, OrderFields } from './order-fields.ts'

type Needs = { readonly calls: AddressCalls; readonly t: Translate }
type Order = {
  readonly from: CurrencyOut
  readonly to: CurrencyOut
  readonly isFixedRate: boolean
  readonly fields: OrderFields
}

/** Step 1 as it was checked: names have become addresses, payment URIs were taken apart. */
export type CheckedOrder = { readonly fields: OrderFields; readonly errors: OrderFieldErrors }

/**
 * Checks step 1 as a whole: addresses by the rules of their chains, names, restriction lists, refund at a fixed rate,
 * agreement (EXCH-01 to EXCH-05).
 */
export async function checkOrderFields(needs: Needs, order: Order): Promise<CheckedOrder> {
  const { from, to, isFixedRate, fields } = order
  const [destination, refund] = await Promise.all([
    judge(needs, to, {
      kind: 'destination',
      value: {
        text: fields.destinationAddress,
        extraId: fields.extraId,
        noExtraId: fields.noExtraId,
      },
      whenEmpty: needs.t('processing.addressMissing'),
    }),
    judge(needs, from, {
      kind: 'refund',
      value: { text: fields.refundAddress, extraId: fields.refundExtraId, noExtraId: false },
      whenEmpty: isFixedRate ? needs.t('processing.refundRequired') : null,
    }),
  ])
  const agreed = fields.agreed ? {} : { agreed: needs.t('processing.agreeMissing') }
  return {
    fields: {
      ...fields,
      destinationAddress: destination.found?.address ?? fields.destinationAddress,
      extraId: fields.extraId || (destination.found?.impliedExtraId ?? ''),
      destinationAlias: destination.found?.alias ?? '',
      destinationAliasProvider: destination.found?.provider ?? '',
      refundAddress: refund.found?.address ?? fields.refundAddress,
      refundExtraId: fields.refundExtraId || (refund.found?.impliedExtraId ?? ''),
      refundAlias: refund.found?.alias ?? '',
      refundAliasProvider: refund.found?.provider ?? '',
    },
    errors: {
      ...destination.errors,
      ...newAccountErrors(needs, order),
      ...refund.errors,
      ...agreed,
    },
  }
}

/** The key that will own an EOS account that is to be made (EXCH-09), and the rules of its name. */
function newAccountErrors({ t }: Needs, { fields, to }: Order): OrderFieldErrors {
  if (to.addressFamily !== 'eos' || fields.newAccountKey === '') return {}
  const name = checkEosName(fields.destinationAddress)
  const key = checkEosKey(fields.newAccountKey)
  return {
    ...(name.ok ? {} : { destinationAddress: t(eosNameProblems[name.failure.code]) }),
    ...(key.ok ? {} : { newAccountKey: t(eosKeyProblems[key.failure.code]) }),
  }
}

type Asked = {
  readonly kind: 'destination' | 'refund'
  readonly value: AddressValue
  /** The fault of an empty field; null where it may be empty. */
  readonly whenEmpty: string | null
}

type Judged = { readonly found: FoundAddress | null; readonly errors: OrderFieldErrors }

const fieldNames = {
  destination: { address: 'destinationAddress', extraId: 'extraId' },
  refund: { address: 'refundAddress', extraId: 'refundExtraId' },
} as const satisfies Record<Asked['kind'], Record<'address' | 'extraId', OrderFieldName>>

async function judge({ calls, t }: Needs, coin: CurrencyOut, asked: Asked): Promise<Judged> {
  const names = fieldNames[asked.kind]
  const finding: AddressFinding = await judgeAddress(
    { calls, checkLocally },
    { coin, value: asked.value, isExtraIdOptional: asked.kind === 'refund' },
  )
  if (finding.state === 'good') return { found: finding.found, errors: {} }
  if (finding.state === 'bad') {
    const text = addressProblemText(t, coin, finding.problem)
    return { found: null, errors: { [names[finding.problem.field]]: text } }
  }
  return {
    found: null,
    errors: asked.whenEmpty === null ? {} : { [names.address]: asked.whenEmpty },
  }
}
