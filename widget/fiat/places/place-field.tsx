import { countryWithStates, moveToCountry } from '@causeway/core/fiat'
import { Icon } from '@causeway/ui/primitives'
import { type ComponentType, useState } from 'react'
import type { FormPlace } from '../../form/index.ts'
import { useLanguageTag, useTranslate } from '../../messages/index.ts'
import styles from './place-field.module.css'
import type { PlacePickerProps } from './place-picker.tsx'
import { countryItems, countryName, type PlaceItem, stateItems, stateName } from './places.ts'

export type PlaceFieldProps = {
  readonly place: FormPlace | null
  /** The visitor's own country, where it is known. */
  readonly own: string | null
  readonly onChoose: (place: FormPlace) => void
}

/**
 * Where the person is, which providers must know (BUY-06): a country, and its state where it has states. With script
 * buttons, whose lists are loaded when they are wanted; without, native selects that stand before the fields.
 */
export function PlaceField({ place, own, onChoose }: PlaceFieldProps) {
  const t = useTranslate()
  const language = useLanguageTag()
  const country = place?.country ?? null
  const before = place ?? { country: '', state: null }
  return (
    <div className={styles.places}>
      <PlaceButton
        kind="country"
        label={t('fiat.country')}
        shown={country === null ? t('fiat.chooseCountry') : countryName(language, country)}
        value={country}
        own={own}
        items={() => countryItems(language)}
        onChoose={(code) => onChoose(moveToCountry(before, code))}
      />
      {country === countryWithStates ? (
        <PlaceButton
          kind="state"
          label={t('fiat.state')}
          shown={place?.state ? stateName(place.state) : t('fiat.chooseState')}
          value={place?.state ?? null}
          own={null}
          items={() => stateItems}
          onChoose={(state) => onChoose({ country, state })}
        />
      ) : null}
    </div>
  )
}

type PlaceButtonProps = {
  readonly kind: 'country' | 'state'
  readonly label: string
  readonly shown: string
  readonly value: string | null
  readonly own: string | null
  readonly items: () => readonly PlaceItem[]
  readonly onChoose: (code: string) => void
}

function PlaceButton({ kind, label, shown, value, own, items, onChoose }: PlaceButtonProps) {
  const { Picker, isOpen, prepare, open, close } = usePlacePicker()
  return (
    <>
      <noscript>
        <label className={styles.label}>
          {label}
          <select className={styles.native} name={kind} defaultValue={value ?? ''}>
            <option value="" />
            {items().map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </noscript>
      <input type="hidden" name={kind} value={value ?? ''} />
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
      >
        <span className={styles.label}>{label}</span>
        {/* Browsers may call a country otherwise than the server does. */}
        <span className={styles.value} suppressHydrationWarning>
          {shown}
        </span>
        <Icon name="chevron-down" size={16} />
      </button>
      {Picker === null ? null : (
        <Picker
          isOpen={isOpen}
          kind={kind}
          selected={value}
          own={own}
          onChoose={onChoose}
          onClose={close}
        />
      )}
    </>
  )
}

/** The list, fetched at the first sign that it will be wanted. */
function usePlacePicker() {
  const [Picker, setPicker] = useState<ComponentType<PlacePickerProps> | null>(null)
  const [isOpen, setOpen] = useState(false)

  async function prepare() {
    if (Picker !== null) return
    try {
      const { PlacePicker } = await import('./place-picker.tsx')
      setPicker(() => PlacePicker)
    } catch {
      // Offline: the next hover, focus or click tries again.
      setOpen(false)
    }
  }

  function open() {
    setOpen(true)
    void prepare()
  }

  return { Picker, isOpen, prepare: () => void prepare(), open, close: () => setOpen(false) }
}
