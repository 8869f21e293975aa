import { useState } from 'react'
import { MultiSelect } from './multi-select.tsx'
import type { Preview } from './preview.ts'

const networks = ['Bitcoin', 'Ethereum', 'Litecoin', 'Polygon', 'Ripple'].map((label) => ({
  id: label.toLowerCase(),
  label,
}))

function Example({ single = false }: { readonly single?: boolean }) {
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
    { title: 'some of many', show: () => <Example /> },
    { title: 'one of many', show: () => <Example single /> },
  ],
}
