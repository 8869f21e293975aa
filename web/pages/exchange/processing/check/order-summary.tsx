import type { CurrencyOut } from '@causeway/api/contract'
import { AddressText } from '@causeway/ui/money'
import { LtrText } from '@causeway/ui/primitives'
import { providerName } from '@causeway/widget/address'
import { Phrase, useTranslate } from '@causeway/widget/messages'
import type { OrderFields } from '../order/order-fields.ts'
import styles from './check-step.module.css'

export type OrderSummaryProps = {
  readonly from: CurrencyOut
  readonly to: CurrencyOut
  readonly fields: OrderFields
}

/** Where everything goes, whole and in groups, with the names it came from and the memo or that there is none. */
export function OrderSummary({ from, to, fields }: OrderSummaryProps) {
  const t = useTranslate()
  return (
    <dl className={styles.facts}>
      <Destination
        name={t('processing.sendTo')}
        coin={to}
        address={fields.destinationAddress}
        extraId={fields.extraId}
        alias={fields.destinationAlias}
        provider={fields.destinationAliasProvider}
      />
      {fields.newAccountKey === '' ? null : (
        <div>
          <dt>{t('processing.newAccountKey')}</dt>
          <dd>
            <AddressText address={fields.newAccountKey} />
          </dd>
        </div>
      )}
      {fields.refundAddress === '' ? (
        <div>
          <dt>{t('processing.refundTo')}</dt>
          <dd>{t('processing.noRefund')}</dd>
        </div>
      ) : (
        <Destination
          name={t('processing.refundTo')}
          coin={from}
          address={fields.refundAddress}
          extraId={fields.refundExtraId}
          alias={fields.refundAlias}
          provider={fields.refundAliasProvider}
        />
      )}
      {fields.email === '' ? null : (
        <div>
          <dt>{t('processing.emailShown')}</dt>
          <dd>{fields.email}</dd>
        </div>
      )}
    </dl>
  )
}

type DestinationProps = {
  readonly name: string
  readonly coin: CurrencyOut
  readonly address: string
  readonly extraId: string
  readonly alias: string
  readonly provider: string
}

function Destination({ name, coin, address, extraId, alias, provider }: DestinationProps) {
  const t = useTranslate()
  return (
    <>
      <div>
        <dt>
          {name} {t('processing.networkOf', { network: coin.network })}
        </dt>
        <dd>
          <AddressText address={address} />
        </dd>
        {alias === '' ? null : (
          <dd className={styles.alias}>
            <Phrase
              id="processing.aliasOf"
              values={{ alias, provider: providerName(t, provider) }}
              tags={{ name: (words) => <strong>{words}</strong> }}
            />
          </dd>
        )}
      </div>
      {coin.extraIdName === null ? null : (
        <div>
          <dt>{coin.extraIdName}</dt>
          <dd>{extraId === '' ? t('processing.extraIdNone') : <LtrText>{extraId}</LtrText>}</dd>
        </div>
      )}
    </>
  )
}
