import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MultiSelect, type MultiSelectProps } from './multi-select.tsx'

const props: MultiSelectProps = {
  label: 'Networks',
  options: [
    { id: 'a', label: 'A' },
    { id: 'b', label: 'B' },
  ],
  chosen: ['b'],
  onChoose: () => {},
  searchLabel: 'Search',
  empty: 'Nothing',
}

test('[SHELL-12] has a search field and offers all at once', () => {
  const html = renderToStaticMarkup(<MultiSelect {...props} selectAllLabel="Select all" />)
  expect(html).toContain('placeholder="Search"')
  expect(html).toContain('Select all')
  expect(html.match(/type="checkbox"/g)).toHaveLength(3)
  expect(html.match(/checked=""/g)).toHaveLength(1)
})

test('[SHELL-12] a single selection cannot be combined with select-all: a mistake of the developer', () => {
  expect(renderToStaticMarkup(<MultiSelect {...props} single />)).toContain('type="radio"')
  expect(() =>
    renderToStaticMarkup(<MultiSelect {...props} single selectAllLabel="Select all" />),
  ).toThrow('A single selection cannot be combined with select-all')
})
