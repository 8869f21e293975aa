import { expect, test } from 'vitest'
import { withExampleFacts } from './example-facts.ts'
import { noFacts } from './no-facts.ts'

const since = Date.UTC(2026, 0, 1)
const choice = { since, appBanner: 'old' } as const

test('an operator who says nothing is shown with every fact of the example', () => {
  const { apps, company, tracking, ...rest } = withExampleFacts(noFacts, choice)
  const unsaid = Object.entries({ ...rest, ...company, ...apps }).filter(
    ([, value]) =>
      value === null || value === false || (Array.isArray(value) && value.length === 0),
  )
  expect(unsaid).toEqual([])
  expect(tracking).toBeNull()
})

test('what he says himself stays, field by field', () => {
  const own = {
    ...noFacts,
    company: { ...noFacts.company, legalName: 'Real Ltd' },
    apps: { ios: 'https://store.example/real', android: null },
    social: [{ name: 'Forum', url: 'https://forum.example' }],
  }
  const shown = withExampleFacts(own, choice)
  expect(shown.company.legalName).toBe('Real Ltd')
  expect(shown.company.jurisdiction).toBe('Example Country')
  expect(shown.apps).toEqual({
    ios: 'https://store.example/real',
    android: 'https://apps.example/android',
  })
  expect(shown.social).toBe(own.social)
})

test('works are announced for two hours from the moment it was switched on', () => {
  const from = since / 1000
  expect(withExampleFacts(noFacts, choice).works).toEqual({ from, until: from + 7200 })
})
