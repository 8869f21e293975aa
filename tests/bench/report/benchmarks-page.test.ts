import { expect, test } from 'vitest'
import { benchmarksPage, type Section, withSections } from './benchmarks-page.ts'

const measured = { at: new Date('2026-11-27T08:00:00Z'), commit: 'abc1234' }
const section = (name: string, note: string): Section => ({
  name,
  title: `Bench ${name}`,
  outcome: { figures: [], notes: [note] },
})

test('some benches replace their own sections, say when, and leave the others alone', () => {
  const sections = [section('one', 'old'), section('two', 'as it was')]
  const page = benchmarksPage({ facts: [['commit', 'old']], sections, minutes: 1, at: measured.at })
  const changed = withSections(page, [section('one', 'new')], measured)
  expect(changed).toContain('- new\n- Measured on its own, on 2026-11-27 at abc1234.\n')
  expect(changed).not.toContain('- old')
  expect(changed.split('## Bench two')[1]).toBe(page.split('## Bench two')[1])
  expect(changed.indexOf('## Bench one')).toBeLessThan(changed.indexOf('## Bench two'))
})

test('a bench that the page does not have yet comes last', () => {
  const sections = [section('one', 'old')]
  const page = benchmarksPage({ facts: [], sections, minutes: 1, at: measured.at })
  const changed = withSections(page, [section('two', 'new')], measured)
  expect(changed.startsWith(page.trimEnd())).toBe(true)
  expect(changed).toContain('- old\n\n## Bench two')
  expect(changed.trimEnd()).toMatch(/- new\n- Measured on its own, .*$/)
})
