import { expect, test } from 'vitest'
import { type LinkedTool, toolLink } from './tool-link.ts'

const id = 'abcdefghjkmnpq'
const linkOf = (settings: LinkedTool['settings']) =>
  toolLink('https://swap.example', { id, settings })

test.each<[string, LinkedTool['settings'], string]>([
  ['to the home page', {}, '/?'],
  ['in a language', { language: 'de' }, '/de?'],
  ['to a pair', { from: 'btc', to: 'eth' }, '/exchange/btc/eth?'],
  [
    'to the form with an amount',
    { from: 'btc', to: 'eth', amount: '0.5' },
    '/?from=btc&to=eth&amount=0.5&',
  ],
  ['to the form with a coin', { to: 'xmr', page: 'exchange' }, '/?to=xmr&'],
  [
    'to a purchase',
    { page: 'buy', from: 'btc', to: 'eth', amount: '50', language: 'vt' },
    '/vt/buy?to=eth&amount=50&',
  ],
])('a tool leads %s, with its ref id', (_, settings, start) => {
  expect(linkOf(settings)).toBe(`https://swap.example${start}ref_id=${id}`)
})

test('what names a campaign stands in the link, encoded', () => {
  const link = new URL(linkOf({ utmSource: 'my blog & co', utmMedium: '', utmCampaign: 'a#b' }))
  expect(Object.fromEntries(link.searchParams)).toEqual({
    ref_id: id,
    utm_source: 'my blog & co',
    utm_campaign: 'a#b',
  })
})
