import { expect, test } from 'vitest'
import { chooseOption } from './choose-option.ts'

const card = {
  id: 'card',
  methods: ['visa', 'mastercard'],
  limits: { min: '30', max: '3000' },
} as const
const bank = { id: 'bank', methods: ['bank_transfer'], limits: { min: '5', max: '20000' } } as const
const options = [card, bank]

test('takes the foremost that is asked for and fits', () => {
  expect(chooseOption(options, { amount: '300', method: null })).toEqual({ ok: true, value: card })
  expect(chooseOption(options, { amount: '5', method: null })).toEqual({ ok: true, value: bank })
  expect(chooseOption(options, { amount: '300', method: 'bank_transfer' })).toEqual({
    ok: true,
    value: bank,
  })
})

test('tells the limits of what was asked for', () => {
  expect(chooseOption(options, { amount: '4', method: null })).toEqual({
    ok: false,
    failure: { code: 'limits', limits: { min: '5', max: '20000' } },
  })
  expect(chooseOption(options, { amount: '4', method: 'visa' })).toEqual({
    ok: false,
    failure: { code: 'limits', limits: { min: '30', max: '3000' } },
  })
})

test('has nothing for another way to pay', () => {
  expect(chooseOption(options, { amount: '300', method: 'paypal' })).toEqual({
    ok: false,
    failure: { code: 'others' },
  })
})
