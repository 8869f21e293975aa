import { Dialog, Icon, LtrText, SearchList } from '@causeway/ui/primitives'
import { useMemo, useRef, useState } from 'react'
import { useLanguageTag, useTranslate } from '../../messages/index.ts'
import styles from './place-field.module.css'
import {
  countryItems,
  type PlaceGroup,
  searchCountries,
  searchStates,
  stateItems,
} from './places.ts'

export type PlacePickerProps = {
  readonly isOpen: boolean
  readonly kind: 'country' | 'state'
  readonly selected: string | null
  /** The visitor's own country. */
  readonly own: string | null
  readonly onChoose: (code: string) => void
  readonly onClose: () => void
}

const groupLabels = {
  own: 'fiat.ownCountry',
  popular: 'fiat.popularCountries',
  all: 'fiat.allCountries',
} as const satisfies Record<PlaceGroup['id'], string>

/** The list of countries or states with its search (BUY-06): a dialog, a sheet of full height on phones. */
export function PlacePicker({ isOpen, kind, selected, own, onChoose, onClose }: PlacePickerProps) {
  const t = useTranslate()
  const language = useLanguageTag()
  const input = useRef<HTMLInputElement>(null)
  const [search, setSearch] = useState('')
  const countries = useMemo(() => countryItems(language), [language])
  const isCountry = kind === 'country'
  const found = isCountry
    ? searchCountries(countries, search, own)
    : searchStates(stateItems, search)

  function close() {
    setSearch('')
    onClose()
  }

  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => (open ? undefined : close())}
      title={t(isCountry ? 'fiat.country' : 'fiat.state')}
      closeLabel={t('fiat.closePlaces')}
      initialFocus={input}
      tall
      flush
      narrow
    >
      <SearchList
        label={t(isCountry ? 'fiat.searchCountry' : 'fiat.searchState')}
        placeholder={t(isCountry ? 'fiat.searchCountry' : 'fiat.searchState')}
        search={search}
        onSearch={setSearch}
        groups={found.map(({ id, items }) => ({
          id,
          label: isCountry ? t(groupLabels[id]) : t('fiat.allStates'),
          items,
        }))}
        idOf={({ code }) => code}
        renderItem={({ code, name }) => (
          <span className={styles.item}>
            <span>{name}</span>
            <LtrText className={styles.code}>{code}</LtrText>
            {code === selected ? <Icon name="check" /> : null}
          </span>
        )}
        onChoose={({ code }) => {
          onChoose(code)
          close()
        }}
        empty={t('fiat.noPlaceFound', { text: search })}
        inputRef={input}
      />
    </Dialog>
  )
}
