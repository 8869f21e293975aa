import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TextField } from './text-field.tsx'

test('the tools stand where the text ends, also where it runs against the page', () => {
  const html = renderToStaticMarkup(<TextField label="Password" dir="ltr" tools="Show" />)
  // The line as a whole: else the tools lie on the beginning of a password on a page from right to left.
  expect(html).toMatch(/<div[^>]* dir="ltr"><input/)
  expect(renderToStaticMarkup(<TextField label="Name" tools="Show" />)).not.toContain('dir=')
})
