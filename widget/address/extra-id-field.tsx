import { Notice, TextField } from '@causeway/ui/primitives'
import { useTranslate } from '../messages/index.ts'
import styles from './address-field.module.css'
import type { AddressValue } from './address-value.ts'

export type ExtraIdFieldProps = {
  /** What the coin calls it: "Destination tag". */
  readonly name: string
  readonly kind: 'destination' | 'refund'
  readonly label: string
  readonly value: AddressValue
  readonly onChange: (value: AddressValue) => void
  readonly error: string | undefined
  /** It came with the address. */
  readonly isFilled: boolean
  /** The address needs it or a word that it needs none, and neither is there yet. */
  readonly isMissing: boolean
  readonly names: { readonly extraId: string; readonly noExtraId?: string | undefined } | undefined
}

/** Memo, destination tag or the like, with what happens without it, and the word that there is none (ADR 0012). */
export function ExtraIdField(props: ExtraIdFieldProps) {
  const { name, kind, label, value, onChange, error, isFilled, isMissing, names } = props
  const t = useTranslate()
  const isDestination = kind === 'destination'
  return (
    <div className={styles.extraId}>
      <TextField
        name={names?.extraId}
        label={label}
        hint={t('address.extraIdHint')}
        error={error}
        good={isFilled ? t('address.extraIdFilled', { name }) : undefined}
        value={value.extraId}
        onChange={(event) => {
          const extraId = event.currentTarget.value
          onChange({ ...value, extraId, noExtraId: extraId === '' && value.noExtraId })
        }}
        maxLength={300}
        enterKeyHint="next"
        isCode
      />
      {isDestination ? (
        <>
          {value.extraId === '' && !value.noExtraId ? (
            <Notice
              tone="warning"
              strong={isMissing}
              title={t('address.extraIdWarningTitle', { name })}
            >
              {t('address.extraIdWarning', { name })}
            </Notice>
          ) : null}
          <label className={styles.none}>
            <input
              type="checkbox"
              name={names?.noExtraId}
              value="true"
              checked={value.noExtraId}
              onChange={(event) => {
                const noExtraId = event.currentTarget.checked
                onChange({ ...value, noExtraId, extraId: noExtraId ? '' : value.extraId })
              }}
            />
            <span>{t('address.noExtraId', { name })}</span>
          </label>
        </>
      ) : null}
    </div>
  )
}
