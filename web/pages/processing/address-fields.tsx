import type { Calls, CurrencyOut } from '@causeway/api/contract'
import { TextField } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { type ReactNode, useState } from 'react'
import styles from './address-fields.module.css'
import { useAddressCheck } from './use-address-check.ts'

export type AddressFieldsProps = {
  readonly calls: Pick<Calls, 'checkAddress'>
  readonly currency: CurrencyOut
  readonly names: { readonly address: string; readonly extraId: string }
  readonly values: { readonly address: string; readonly extraId: string }
  /** From the server's check of the sent form. */
  readonly errors: { readonly address: string | undefined; readonly extraId: string | undefined }
  readonly label: string
  readonly extraIdLabel: string
  readonly hint: string
  readonly aside?: ReactNode
  readonly isRequired: boolean
  /** For a payout, no extra id must be said; absent: an empty field says so by itself (refunds). */
  readonly noExtraId?: { readonly name: string; readonly label: string; readonly isSaid: boolean }
}

/** An address and, where the coin has one, its extra id by the coin's own name. Judged as they are typed. */
export function AddressFields(props: AddressFieldsProps) {
  const { currency, names, errors, isRequired, noExtraId } = props
  const t = useTranslate()
  const [values, setValues] = useState(props.values)
  const [isNoneSaid, setNoneSaid] = useState(noExtraId?.isSaid ?? true)
  const address = values.address.trim()
  const extraId = values.extraId.trim()
  const said = extraId === '' && !isNoneSaid ? null : extraId
  const check = useAddressCheck({ calls: props.calls, t }, currency, address, said)
  const [isUntouched, setUntouched] = useState(true)
  const badText = (isExtraId: boolean) =>
    check.state === 'bad' && check.isExtraId === isExtraId ? check.text : undefined
  return (
    <div className={styles.fields}>
      <TextField
        name={names.address}
        label={props.label}
        aside={props.aside}
        hint={props.hint}
        error={badText(false) ?? (isUntouched ? errors.address : undefined)}
        good={
          check.state === 'good'
            ? t('processing.addressFits', { network: currency.network })
            : undefined
        }
        defaultValue={props.values.address}
        onChange={(event) => {
          const { value } = event.currentTarget
          setUntouched(false)
          setValues((before) => ({ ...before, address: value }))
        }}
        required={isRequired}
        maxLength={300}
        isCode
      />
      {currency.extraIdName === null ? null : (
        <TextField
          name={names.extraId}
          label={props.extraIdLabel}
          hint={t('processing.extraIdHint')}
          error={badText(true) ?? (isUntouched ? errors.extraId : undefined)}
          defaultValue={props.values.extraId}
          onChange={(event) => {
            const { value } = event.currentTarget
            setUntouched(false)
            setValues((before) => ({ ...before, extraId: value }))
          }}
          maxLength={300}
          isCode
        />
      )}
      {currency.extraIdName === null || noExtraId === undefined ? null : (
        <label className={styles.none}>
          <input
            type="checkbox"
            name={noExtraId.name}
            value="true"
            defaultChecked={noExtraId.isSaid}
            onChange={(event) => {
              setUntouched(false)
              setNoneSaid(event.currentTarget.checked)
            }}
          />
          <span>{noExtraId.label}</span>
        </label>
      )}
    </div>
  )
}
