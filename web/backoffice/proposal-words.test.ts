import { expect, test } from 'vitest'
import { outcomeText } from './proposal-words.ts'

test('what came of a proposal is a sentence, also where it failed or was interrupted', () => {
  expect(outcomeText({ state: 'executed', outcome: 'The order goes on' })).toBe('The order goes on')
  expect(outcomeText({ state: 'waiting', outcome: null })).toBe('–')
  expect(outcomeText({ state: 'approved', outcome: null })).toContain('Interrupted')
  expect(outcomeText({ state: 'failed', outcome: 'not_on_hold' })).toBe(
    'Nothing was done. The order was no longer on hold.',
  )
  expect(outcomeText({ state: 'failed', outcome: 'something_new' })).toContain('something_new')
})
