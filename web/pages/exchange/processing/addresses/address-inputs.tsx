import { tickerLabel } from '@causeway/ui/money'
import { AddressField } from '@causeway/widget/address'
import { useTranslate } from '@causeway/widget/messages'
import { useMemo, useState } from 'react'
import { createFavouriteCalls } from '../../../../order-steps/favourite-calls.ts'
import { useSignedIn } from '../../../../signed-in/use-signed-in.ts'
import type { FrameFields } from '../frame-fields.ts'
import type { Exchange } from '../load-exchange.server.ts'
import type { OrderFieldErrors } from '../order/order-fields.ts'
import { type OrderForm, processingCalls } from '../order/use-order-form.ts'
import { lazyEosAccount } from './lazy-eos-account.ts'

export type AddressInputsProps = {
  readonly order: OrderForm
  readonly exchange: Exchange
  readonly errors: OrderFieldErrors
  readonly inFrame: FrameFields | null
}

/** Where the coins go, and where they come back to: a must at a guaranteed rate (EXCH-01). */
export function AddressInputs({ order, exchange, errors, inFrame }: AddressInputsProps) {
  const { hold, fields, change, choice } = order
  const t = useTranslate()
  const coinOf = (ticker: string, otherwise: Exchange['from']) =>
    exchange.coins.find((coin) => coin.ticker === ticker) ?? otherwise
  const from = coinOf(choice.from, exchange.from)
  const to = coinOf(choice.to, exchange.to)
  const isFixed = choice.isFixedRate || inFrame?.isRefundRequired === true
  const [favouriteCalls] = useState(createFavouriteCalls)
  const favourites = useSignedIn() === true ? favouriteCalls : undefined
  const destinationErrors = useMemo(
    () => ({ address: errors.destinationAddress, extraId: errors.extraId }),
    [errors],
  )
  // What a guaranteed rate asked for is no fault at a floating one.
  const isLeftOut = !isFixed && fields.refundAddress === ''
  const refundErrors = useMemo(
    () => ({
      address: isLeftOut ? undefined : errors.refundAddress,
      extraId: errors.refundExtraId,
    }),
    [errors, isLeftOut],
  )
  return (
    <>
      <AddressField
        key={`to-${to.ticker}`}
        calls={processingCalls}
        coin={to}
        kind="destination"
        favourites={favourites}
        value={{
          text: fields.destinationAddress,
          extraId: fields.extraId,
          noExtraId: fields.noExtraId,
        }}
        onChange={({ text, extraId, noExtraId }) =>
          change({ destinationAddress: text, extraId, noExtraId })
        }
        onAmount={(text) => hold.dispatch({ kind: 'amountTyped', side: 'to', text })}
        names={{ address: 'destinationAddress', extraId: 'extraId', noExtraId: 'noExtraId' }}
        errors={destinationErrors}
        label={t('processing.destinationAddress', { ticker: tickerLabel(to) })}
        hint={t('processing.destinationHint', { network: to.network })}
        isRequired
        isLocked={inFrame?.isAddressLocked === true}
      />
      {to.addressFamily === 'eos' ? (
        <lazyEosAccount.View
          calls={processingCalls}
          name={fields.destinationAddress}
          onName={(destinationAddress) => change({ destinationAddress })}
          ownerKey={fields.newAccountKey}
          onOwnerKey={(newAccountKey) =>
            // A new account is its owner's own, and needs no memo.
            change(
              newAccountKey === ''
                ? { newAccountKey }
                : { newAccountKey, noExtraId: true, extraId: '' },
            )
          }
          keyError={errors.newAccountKey}
        />
      ) : null}
      <AddressField
        key={`from-${from.ticker}`}
        calls={processingCalls}
        coin={from}
        kind="refund"
        favourites={favourites}
        value={{ text: fields.refundAddress, extraId: fields.refundExtraId, noExtraId: false }}
        onChange={({ text, extraId }) => change({ refundAddress: text, refundExtraId: extraId })}
        names={{ address: 'refundAddress', extraId: 'refundExtraId' }}
        errors={refundErrors}
        label={t('processing.refundAddress', { ticker: tickerLabel(from) })}
        extraIdLabel={t('processing.refundExtraId', { name: from.extraIdName ?? '' })}
        hint={t(isFixed ? 'processing.refundRequired' : 'processing.refundHint')}
        aside={isFixed ? undefined : t('processing.optional')}
        isRequired={isFixed}
      />
    </>
  )
}
