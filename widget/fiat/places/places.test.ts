import { describe, expect, test } from 'vitest'
import { countryItems, countryName, searchCountries, searchStates, stateItems } from './places.ts'
import { keepPlace, knownPlace, readSavedPlace } from './saved-place.ts'

const countries = countryItems('en')
const codes = (groups: ReturnType<typeof searchCountries>) =>
  groups.map(({ id, items }) => [id, items.map(({ code }) => code)] as const)

describe('the list of countries (BUY-06)', () => {
  test('has the visitor’s own first, then the popular ones, then all, each once', () => {
    const groups = codes(searchCountries(countries, '', 'BR'))
    expect(groups.slice(0, 2)).toEqual([
      ['own', ['BR']],
      ['popular', ['US', 'GB', 'AU', 'FR', 'DE']],
    ])
    const all = groups.flatMap(([, items]) => items)
    expect(all).toHaveLength(countries.length)
    expect(new Set(all).size).toBe(countries.length)
    expect(codes(searchCountries(countries, '', 'DE'))[1]).toEqual([
      'popular',
      ['US', 'GB', 'AU', 'FR'],
    ])
  })

  test('is found by names and codes, in capitals or not, with marks or without', () => {
    const found = (search: string) => searchCountries(countries, search, null)[0]?.items[0]?.code
    expect(['Switz', 'ch', 'COTE', 'kingdom'].map(found)).toEqual(['CH', 'CH', 'CI', 'GB'])
    expect(searchCountries(countries, 'atlantis', null)).toEqual([])
  })

  test('speaks the page’s language', () => {
    expect(countryName('de', 'DE')).toBe('Deutschland')
    expect(countryName('ar', 'EG')).toBe('مصر')
  })

  test('states are found by name and code', () => {
    expect(searchStates(stateItems, 'new y')[0]?.items[0]?.code).toBe('NY')
    expect(searchStates(stateItems, 'dc')[0]?.items[0]?.code).toBe('DC')
    expect(searchStates(stateItems, '')[0]?.items).toHaveLength(56)
  })
})

describe('the place that a browser keeps (BUY-06)', () => {
  test('is read again under country_confirm and state_selected', () => {
    const kept = new Map<string, string>()
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    }
    expect(readSavedPlace(storage)).toBeNull()
    keepPlace(storage, { country: 'US', state: 'NY' })
    expect([...kept]).toEqual([
      ['country_confirm', 'US'],
      ['state_selected', 'NY'],
    ])
    expect(readSavedPlace(storage)).toEqual({ country: 'US', state: 'NY' })
    keepPlace(storage, { country: 'FR', state: null })
    expect(readSavedPlace(storage)).toEqual({ country: 'FR', state: null })
  })

  test('has a state only in the country that has states', () => {
    expect(knownPlace('de', 'CA')).toEqual({ country: 'DE', state: null })
    expect(knownPlace('us', 'XX')).toEqual({ country: 'US', state: null })
    expect(knownPlace('XX', null)).toBeNull()
    expect(knownPlace(null, null)).toBeNull()
  })
})
