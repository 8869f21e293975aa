import { expect, test } from 'vitest'
import { writeIslandData } from './island-data.ts'

test('what an island is hydrated with cannot end its script element, and is read back as it was', () => {
  const data = {
    props: { name: '</script><script>alert(1)</script>', comment: '<!-- <script>' },
    language: 'en',
    messages: {},
    prefetch: ['/assets/a.js'],
  } as const
  const written = writeIslandData(data)
  expect(written).not.toContain('<')
  expect(JSON.parse(written)).toEqual(data)
})
