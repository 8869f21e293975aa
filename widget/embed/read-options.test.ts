import { expect, test } from 'vitest'
import { widgetOptionNames } from './options.ts'
import { problemText, readWidgetOptions, writeWidgetOptions } from './read-options.ts'

test('[WIDGET-05] without options everything stands at its start', () => {
  const { options, problems } = readWidgetOptions([])
  expect(problems).toEqual([])
  expect(options).toMatchObject({
    theme: 'default',
    from: null,
    to: null,
    merchant: null,
    fiat: true,
    fromCoins: [],
    platform: 'widget',
  })
})

test('[WIDGET-02] options are read from attributes, and written back into an address', () => {
  const given = {
    from: 'BTC',
    to: 'eth',
    amount: '0.1',
    theme: 'custom',
    accent: '#1Af',
    radius: '12px',
    'to-coins': 'eth, usdt20',
    locked: 'address,amount',
    fiat: 'off',
    merchant: 'abc_DEF-1',
  }
  const { options, problems } = readWidgetOptions(Object.entries(given))
  expect(problems).toEqual([])
  expect(options).toMatchObject({
    from: 'btc',
    accent: '#11aaff',
    radius: 12,
    toCoins: ['eth', 'usdt20'],
    locked: ['amount', 'address'],
    fiat: false,
  })
  const again = readWidgetOptions(writeWidgetOptions(options))
  expect(again).toEqual({ options, problems: [] })
})

test('[WIDGET-03] what is unknown or wrong is left out, and named with what was expected', () => {
  const { options, problems } = readWidgetOptions([
    ['amount', '-1'],
    ['theme', 'pink'],
    ['colour', 'red'],
    ['to', '"><script>'],
  ])
  expect(options).toMatchObject({ amount: null, theme: 'default', to: null })
  expect(problems.map(({ name }) => name).sort()).toEqual(['amount', 'colour', 'theme', 'to'])
  const theme = problems.find(({ name }) => name === 'theme')
  expect(theme && problemText(theme)).toBe(
    'causeway-widget: theme="pink" is not taken. Expected one of default, light, dark, custom.',
  )
})

test('[WIDGET-03] names of every object are no options', () => {
  const { problems } = readWidgetOptions([
    ['__proto__', 'x'],
    ['constructor', 'y'],
  ])
  expect(problems).toHaveLength(2)
  expect(widgetOptionNames.length).toBeGreaterThan(20)
})
