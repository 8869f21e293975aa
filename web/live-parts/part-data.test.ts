import { expect, test } from 'vitest'
import { writePartData } from './part-data.ts'

test('what a part wakes with cannot end its script element, and is read back as it was', () => {
  const data = {
    props: { name: '</script><script>alert(1)</script>', comment: '<!-- <script>' },
    language: 'en',
    messages: {},
    prefetch: ['/assets/a.js'],
  } as const
  const written = writePartData(data)
  expect(written).not.toContain('<')
  expect(JSON.parse(written)).toEqual(data)
})
