import { useState } from 'react'
import type { Preview } from './preview.ts'
import { SearchList } from './search-list.tsx'

const fruits = ['Apple', 'Banana', 'Cherry', 'Quince']

function Example() {
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
  examples: [{ title: 'in place', show: () => <Example /> }],
}
