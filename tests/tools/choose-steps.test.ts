import { expect, test } from 'vitest'
import { chooseSteps } from './choose-steps.ts'
import { testSteps } from './steps.ts'

const namesOf = (choice: Parameters<typeof chooseSteps>[1]) => {
  const chosen = chooseSteps(testSteps, choice)
  return chosen.ok ? chosen.steps.map(({ name }) => name) : chosen.problem
}

test('everything runs unless something is asked for', () => {
  expect(namesOf({})).toEqual(testSteps.map(({ name }) => name))
})

test('one suite brings the build that it needs', () => {
  expect(namesOf({ only: 'unit' })).toEqual(['unit'])
  expect(namesOf({ only: 'integration' })).toEqual(['build', 'integration'])
  expect(namesOf({ only: 'e2e' })).toEqual(['build', 'e2e'])
})

test('a suite that does not exist is named, with those that do', () => {
  expect(namesOf({ only: 'everything' })).toBe(
    '--only takes one of unit, integration, e2e, not "everything"',
  )
})

test('what changed is asked of each runner in its own words', () => {
  const chosen = chooseSteps(testSteps, { changed: true })
  const commands = chosen.ok ? chosen.steps.map(({ command }) => command.join(' ')) : []
  expect(commands.filter((command) => command.endsWith(' --changed'))).toHaveLength(2)
  expect(commands.filter((command) => command.endsWith(' --only-changed'))).toHaveLength(1)
})
