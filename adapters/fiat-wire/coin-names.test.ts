import { expect, test } from 'vitest'
import { coinNames, isSameToken } from './coin-names.ts'

test('a coin is found on its own network only', () => {
  const find = coinNames([['usdttrc20', 'tron', 'USDT-TRON']])
  expect(find({ coin: 'usdttrc20', network: 'tron' })).toBe('USDT-TRON')
  expect(find({ coin: 'usdttrc20', network: 'ethereum' })).toBeNull()
  expect(find({ coin: 'btc', network: 'bitcoin' })).toBeNull()
})

test('what is named twice or is none of ours is a mistake of the list', () => {
  const btc = ['btc', 'bitcoin', 'BTC'] as const
  expect(() => coinNames([btc, btc])).toThrow('twice')
  expect(() => coinNames([['btc', 'ethereum', 'BTC']])).toThrow('btc on ethereum')
})

test('a token is told by its contract, as far as both sides say one', () => {
  const tether = '0xdAC17F958D2ee523a2206206994597C13D831ec7'
  expect(isSameToken('usdt20', tether.toLowerCase())).toBe(true)
  expect(isSameToken('usdt20', '0xbad')).toBe(false)
  expect(isSameToken('usdt20', null)).toBe(true)
  expect(isSameToken('usdt20', `0x${'0'.repeat(40)}`)).toBe(true)
  expect(isSameToken('btc', '0xbad')).toBe(true)
})
