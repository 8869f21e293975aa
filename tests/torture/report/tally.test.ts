import { expect, test } from 'vitest'
import type { Outcome } from './outcome.ts'
import { NOTHING } from './outcome.ts'
import { failures, tally } from './tally.ts'

const good: Outcome = {
  fault: 'kill',
  trial: 'a#1',
  reached: true,
  orders: 6,
  findings: NOTHING,
  trouble: null,
}
const missed: Outcome = { ...good, reached: false }
const lost: Outcome = { ...good, findings: { ...NOTHING, lost: ['x', 'y'], doubled: ['z'] } }

test('a fault that was not reached is neither a trial nor passed', () => {
  expect(tally([good, missed])).toEqual([
    {
      fault: 'kill',
      trials: 1,
      orders: 6,
      lost: 0,
      doubled: 0,
      wrong: 0,
      notReached: 1,
      trouble: 0,
    },
  ])
})

test('what was lost and doubled is summed up by fault', () => {
  const rows = tally([good, lost, { ...lost, fault: 'cut' }])
  expect(rows.map(({ fault, trials, lost: l, doubled }) => [fault, trials, l, doubled])).toEqual([
    ['kill', 2, 2, 1],
    ['cut', 1, 2, 1],
  ])
})

test('a loss counts as a failure even where the fault itself did not come about', () => {
  expect(failures([good, missed, { ...lost, reached: false }])).toHaveLength(1)
})
