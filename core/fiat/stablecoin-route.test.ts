import { expect, test } from 'vitest'
import {
  callsForRoute,
  opensRouteModal,
  probeAmount,
  probeFiat,
  routeCoins,
} from './stablecoin-route.ts'

test('a coin that is not sold, or not there, calls for another that leads to it', () => {
  expect(callsForRoute({ code: 'currency' })).toBe(true)
  expect(callsForRoute({ code: 'country' })).toBe(true)
  expect(callsForRoute({ code: 'unavailable' })).toBe(false)
  expect(callsForRoute(null)).toBe(false)
})

test('the modal opens once, where there is an offer and room for it', () => {
  const ready = {
    hasProbeOffer: true,
    areBothEnabled: true,
    wasSeen: false,
    isTabletOrWider: true,
  }
  expect(opensRouteModal(ready)).toBe(true)
  expect(opensRouteModal({ ...ready, hasProbeOffer: false })).toBe(false)
  expect(opensRouteModal({ ...ready, areBothEnabled: false })).toBe(false)
  expect(opensRouteModal({ ...ready, wasSeen: true })).toBe(false)
  expect(opensRouteModal({ ...ready, isTabletOrWider: false })).toBe(false)
})

test('the probe asks for 150 US dollars, of stablecoins first', () => {
  expect([probeAmount, probeFiat]).toEqual(['150', 'usd'])
  expect(routeCoins[0]).toBe('usdttrc20')
})
