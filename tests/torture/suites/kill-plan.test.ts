import { expect, test } from 'vitest'
import { randomFrom } from '../../customers/index.ts'
import type { Parts } from '../markets/market.ts'
import { comingAgain, firstOf, killPlan } from './kill-plan.ts'

const none = { guaranteed: [], refunded: [], returning: [], vanishing: [], payoutLost: [] }
const parts: Parts = { ...none, plain: [{ from: 'ltc', to: 'eth' }] }
const steps = [
  'scan:before@litecoin',
  'scan:before@dogecoin',
  'sign:before',
  'sign:after',
  ...Array.from({ length: 50 }, () => 'advance_orders:before_commit'),
]

test('every step that an order passes is tried, on chains that it is on, often ones several times', () => {
  const plan = killPlan(steps, parts, randomFrom(1))
  expect(plan.map((killAt) => killAt.replace(/#\d+$/, ''))).toEqual([
    'advance_orders:before_commit',
    'advance_orders:before_commit',
    'scan:before@litecoin',
    'sign:after',
    'sign:before',
  ])
})

test('the same seed makes the same plan, another one another', () => {
  const plan = killPlan(steps, parts, randomFrom(1))
  expect(killPlan(steps, parts, randomFrom(1))).toEqual(plan)
  expect(killPlan(steps, parts, randomFrom(2))).not.toEqual(plan)
})

test('what was not reached is tried at its first occurrence anywhere', () => {
  expect(firstOf('broadcast:after@litecoin#7')).toBe('broadcast:after#1')
  expect(firstOf('sign:after#3')).toBe('sign:after#1')
})

test('only what comes often is waited for a second time', () => {
  expect(comingAgain(steps)).toEqual(['advance_orders:before_commit#1'])
})
