import { useState } from 'react'
import type { Preview } from '../preview.ts'
import { MultiSelect } from './multi-select.tsx'
import { SearchList } from './search-list.tsx'
import { Segmented } from './segmented.tsx'
import { TextField } from './text-field.tsx'

export const textFieldPreview: Preview = {
  name: 'TextField',
  examples: [
    {
      title: 'with hint',
      show: () => <TextField label="E-mail" aside="optional" hint="Only for this order." />,
    },
    {
      title: 'an address that fits',
      show: () => (
        <TextField
          label="Your BTC address"
          isCode
          defaultValue="bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq"
          good="This is a valid Bitcoin address."
        />
      ),
    },
    {
      title: 'an address that does not',
      show: () => (
        <TextField
          label="Your BTC address"
          isCode
          defaultValue="0x71C7656EC7ab88b098defB751B7401B5f6d8976F"
          error="This address belongs to Ethereum, not to Bitcoin."
        />
      ),
    },
    { title: 'disabled', show: () => <TextField label="E-mail" disabled /> },
  ],
}

const networks = ['Bitcoin', 'Ethereum', 'Litecoin', 'Polygon', 'Ripple'].map((label) => ({
  id: label.toLowerCase(),
  label,
}))

function MultiSelectExample({ single = false }: { readonly single?: boolean }) {
  const [chosen, setChosen] = useState<readonly string[]>(['bitcoin'])
  return (
    <MultiSelect
      label="Networks"
      options={networks}
      chosen={chosen}
      onChoose={setChosen}
      searchLabel="Search"
      {...(single ? { single } : { selectAllLabel: 'Select all' })}
      empty="Nothing matches"
    />
  )
}

export const multiSelectPreview: Preview = {
  name: 'MultiSelect',
  examples: [
    { title: 'some of many', show: () => <MultiSelectExample /> },
    { title: 'one of many', show: () => <MultiSelectExample single /> },
  ],
}

const fruits = ['Apple', 'Banana', 'Cherry', 'Quince']

function SearchListExample() {
  const [search, setSearch] = useState('')
  const items = fruits.filter((fruit) => fruit.toLowerCase().includes(search.toLowerCase()))
  return (
    <SearchList
      label="Search"
      placeholder="Apple …"
      search={search}
      onSearch={setSearch}
      groups={items.length === 0 ? [] : [{ id: 'all', label: 'All', items }]}
      idOf={(fruit) => fruit}
      renderItem={(fruit) => fruit}
      onChoose={setSearch}
      empty="Nothing matches"
    />
  )
}

export const searchListPreview: Preview = {
  name: 'SearchList',
  examples: [{ title: 'in place', show: () => <SearchListExample /> }],
}

function SegmentedExample({ isGuaranteedOff = false }: { readonly isGuaranteedOff?: boolean }) {
  const [value, setValue] = useState<'float' | 'fixed'>('float')
  return (
    <Segmented
      label="Rate"
      name={isGuaranteedOff ? 'rate-off' : 'rate'}
      value={value}
      onChange={setValue}
      options={[
        { value: 'float', label: 'Floating' },
        { value: 'fixed', label: 'Guaranteed', disabled: isGuaranteedOff },
      ]}
    />
  )
}

export const segmentedPreview: Preview = {
  name: 'Segmented',
  examples: [
    { title: 'two choices', show: () => <SegmentedExample /> },
    { title: 'one of them not available', show: () => <SegmentedExample isGuaranteedOff /> },
  ],
}
