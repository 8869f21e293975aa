import { tickerLabel } from '@causeway/ui/money'
import { LtrText, Notice, TextField } from '@causeway/ui/primitives'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useTranslate } from '../messages/index.ts'
import styles from './address-field.module.css'
import { AddressRemark, addressRemarks } from './address-remark.tsx'
import { AddressTools } from './address-tools.tsx'
import type { AddressValue } from './address-value.ts'
import { AddressWhole } from './address-whole.tsx'
import { ExtraIdField } from './extra-id-field.tsx'
import type { FavouriteCalls } from './saved-addresses/earlier-address.ts'
import { EarlierAddresses } from './saved-addresses/earlier-addresses.tsx'
import { useLive } from './use-live.ts'
import type { AddressCoin, AddressFinding, FoundAddress } from './validation/address-finding.ts'
import type { AddressCalls } from './validation/judge-address.ts'
import { readTypedAddress } from './validation/read-typed-address.ts'
import { useAddressFinding } from './validation/use-address-finding.ts'

/** Faults that the server found in the form that was sent. Give the same object until it is sent again. */
export type AddressErrors = {
  readonly address?: string | undefined
  readonly extraId?: string | undefined
}

export type AddressFieldProps = {
  readonly calls: AddressCalls
  readonly coin: AddressCoin
  readonly kind: 'destination' | 'refund'
  /** The account's earlier addresses; absent for a guest. */
  readonly favourites?: FavouriteCalls | undefined
  readonly value: AddressValue
  readonly onChange: (value: AddressValue) => void
  /** Told whenever more is known: the address to pay, its implied extra id, alias and provider. */
  readonly onFinding?: (finding: AddressFinding) => void
  /** Told when the customer takes over the amount of a payment request; absent: none is offered. */
  readonly onAmount?: (amountText: string) => void
  readonly label: string
  readonly extraIdLabel?: string
  readonly hint?: string
  /** At the label's end: "optional". */
  readonly aside?: ReactNode
  readonly isRequired?: boolean
  /** The page around the widget has set it, and the customer cannot change it. */
  readonly isLocked?: boolean
  readonly errors?: AddressErrors
  /** Names of the inputs in a form that is posted without script. */
  readonly names?: {
    readonly address: string
    readonly extraId: string
    readonly noExtraId?: string
  }
}

const noErrors: AddressErrors = {}

/**
 * An address and, where the coin has one, its extra id by the coin's own name: pasted, scanned, typed, chosen from
 * earlier ones, or a name that stands for it; judged while it is typed and shown in groups for comparing (EXCH-01 to
 * EXCH-05). Speaks through the namespace `address` of the MessagesProvider around it.
 */
export function AddressField(props: AddressFieldProps) {
  const { calls, coin, kind, value, onChange, names, errors = noErrors } = props
  const t = useTranslate()
  const isExtraIdOptional = kind === 'refund'
  const finding = useAddressFinding({ calls }, { coin, value, isExtraIdOptional })
  const [dismissed, setDismissed] = useState<AddressErrors | null>(null)
  const [amount, setAmount] = useState<string | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const shown = dismissed === errors ? noErrors : errors
  const change = (next: AddressValue) => {
    setDismissed(errors)
    setTrouble(null)
    onChange(next)
  }
  const take = (text: string) => {
    const typed = readTypedAddress(coin, value, text)
    setAmount(typed.amountText)
    change(typed.value)
  }
  const filled = useImpliedExtraId(coin, value, finding, onChange)
  useReport(finding, props.onFinding)
  const live = useLive((typed) => take(typed), value.text)
  const remarks = addressRemarks(t, coin, value, finding)
  return (
    <div className={styles.fields}>
      <EarlierAddresses
        coin={coin}
        kind={kind}
        favourites={props.favourites ?? null}
        isOffered={value.text === ''}
        onChoose={(kept) =>
          change({
            text: kept.alias ?? kept.address,
            extraId: kept.extraId,
            noExtraId: coin.extraIdName !== null && kept.extraId === '',
          })
        }
      >
        <TextField
          ref={live.input}
          className={styles.address}
          name={names?.address}
          label={
            <>
              {props.label} <span className={styles.network}>{coin.network}</span>
            </>
          }
          aside={props.aside}
          hint={trouble ?? props.hint}
          error={shown.address ?? remarks.error}
          good={remarks.good === null ? undefined : <AddressRemark text={remarks.good} />}
          value={value.text}
          onChange={(event) => take(event.currentTarget.value)}
          required={props.isRequired}
          maxLength={2000}
          enterKeyHint="next"
          isCode
          readOnly={props.isLocked}
          tools={
            props.isLocked ? undefined : (
              <AddressTools isLive={live.isLive} onText={take} onTrouble={setTrouble} />
            )
          }
        />
      </EarlierAddresses>
      <AddressWhole value={value} finding={finding} />
      {amount === null || props.onAmount === undefined ? null : (
        <AmountAsked coin={coin} amount={amount} onUse={props.onAmount} />
      )}
      {coin.extraIdName === null ? null : (
        <ExtraIdField
          name={coin.extraIdName}
          kind={kind}
          label={props.extraIdLabel ?? coin.extraIdName}
          value={value}
          onChange={change}
          error={shown.extraId ?? remarks.extraIdError}
          isFilled={filled}
          isMissing={remarks.isExtraIdMissing}
          names={names}
        />
      )}
    </div>
  )
}

type AmountAskedProps = {
  readonly coin: AddressCoin
  readonly amount: string
  readonly onUse: (amountText: string) => void
}

function AmountAsked({ coin, amount, onUse }: AmountAskedProps) {
  const t = useTranslate()
  const ticker = tickerLabel(coin)
  return (
    <Notice announce="status">
      {t('address.uriAmount', { amount, ticker })}{' '}
      <button type="button" className={styles.use} onClick={() => onUse(amount)}>
        <LtrText>{t('address.uriUseAmount', { amount, ticker })}</LtrText>
      </button>
    </Notice>
  )
}

/**
 * Puts the extra id that an address or a name carries into its field, and takes it out again with them. Answers whether
 * what stands there came so.
 */
function useImpliedExtraId(
  coin: AddressCoin,
  value: AddressValue,
  finding: AddressFinding,
  onChange: (value: AddressValue) => void,
): boolean {
  const [filled, setFilled] = useState<{ readonly of: string; readonly extraId: string } | null>(
    null,
  )
  const implied = foundOf(finding)?.impliedExtraId ?? null
  const isFilled = filled !== null && filled.extraId === value.extraId
  const settle = useEffectEvent(() => {
    if (isFilled && filled.of !== value.text) {
      setFilled(null)
      onChange({ ...value, extraId: '' })
    } else if (implied !== null && value.extraId === '' && coin.extraIdName !== null) {
      setFilled({ of: value.text, extraId: implied })
      onChange({ ...value, extraId: implied, noExtraId: false })
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: both say when to look again
  useEffect(() => settle(), [value.text, implied])
  return isFilled
}

function useReport(
  finding: AddressFinding,
  onFinding: ((finding: AddressFinding) => void) | undefined,
): void {
  const report = useEffectEvent(() => onFinding?.(finding))
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new finding is told once
  useEffect(() => report(), [finding])
}

function foundOf(finding: AddressFinding): FoundAddress | null {
  return finding.state === 'good' || finding.state === 'bad' ? finding.found : null
}
