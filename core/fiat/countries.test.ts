import { expect, test } from 'vitest'
import { countryCodes, moveToCountry, popularCountries, stateNames } from './countries.ts'

test('[BUY-06] about 250 countries, each with a name, the popular ones among them', () => {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
  expect(countryCodes.length).toBeGreaterThanOrEqual(249)
  expect(new Set(countryCodes).size).toBe(countryCodes.length)
  expect(countryCodes.filter((code) => names.of(code) === undefined)).toEqual([])
  expect(popularCountries.filter((code) => !countryCodes.includes(code))).toEqual([])
})

test('[BUY-06] fifty states, DC and five territories', () => {
  expect(Object.keys(stateNames)).toHaveLength(56)
})

test('[BUY-06] another country clears the state, unless it is the one that has states', () => {
  expect(moveToCountry({ country: 'US', state: 'NY' }, 'DE')).toEqual({
    country: 'DE',
    state: null,
  })
  expect(moveToCountry({ country: 'US', state: 'NY' }, 'US')).toEqual({
    country: 'US',
    state: 'NY',
  })
})
