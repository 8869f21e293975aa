import { expect, test } from 'vitest'
import {
  changeTexts,
  readBuilderQuery,
  readBuilderTexts,
  withRefId,
  writeBuilderQuery,
} from './builder-state.ts'

test('an address restores what was typed, right or wrong, and nothing else', () => {
  const query = 'from=BTC&amount=much&to-coins=eth%2Cxmr&utm_source=blog'
  const texts = readBuilderQuery(new URLSearchParams(query))
  expect(texts).toEqual({ from: 'BTC', amount: 'much', toCoins: 'eth,xmr' })
  expect(writeBuilderQuery(texts)).toBe('from=BTC&amount=much&to-coins=eth%2Cxmr')
  const { options, problems } = readBuilderTexts(texts)
  expect(options).toMatchObject({ from: 'btc', amount: null, toCoins: ['eth', 'xmr'] })
  expect([...problems.keys()]).toEqual(['amount'])
})

test('an empty text takes an option back to its start', () => {
  expect(changeTexts({ from: 'btc', to: 'eth' }, { from: '' })).toEqual({ to: 'eth' })
})

test('a part of the custom theme brings that theme, and another theme is chosen by itself', () => {
  expect(changeTexts({ theme: 'dark' }, { accent: '#fff' })).toEqual({
    theme: 'custom',
    accent: '#fff',
  })
  expect(changeTexts({ theme: 'custom', accent: '#fff' }, { accent: '' })).toEqual({
    theme: 'custom',
  })
  expect(changeTexts({ theme: 'custom' }, { theme: 'light', accent: '' })).toEqual({
    theme: 'light',
  })
})

test('a ref id is filled in unless the address names one or none', () => {
  expect(withRefId({ from: 'btc' }, 'mine')).toEqual({ from: 'btc', merchant: 'mine' })
  expect(withRefId({ merchant: 'other' }, 'mine')).toEqual({ merchant: 'other' })
  expect(withRefId({ refId: 'other' }, 'mine')).toEqual({ refId: 'other' })
  expect(withRefId({}, null)).toEqual({})
  const without = changeTexts({ merchant: 'mine' }, { merchant: '' }, ['merchant'])
  expect(writeBuilderQuery(without)).toBe('merchant=')
  expect(withRefId(readBuilderQuery(new URLSearchParams('merchant=')), 'mine')).toEqual({
    merchant: '',
  })
})
