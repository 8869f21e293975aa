import { describe, expect, test } from 'vitest'
import { isRouteMatched, matchRoutes, UnknownRoutePattern, unknownRoute } from './match-route.ts'

const pages = ['', 'buy', 'buy/:pair', 'processing', 'transaction/:id', '*']

describe('route patterns', () => {
  test.each([
    ['', '/anything', [null]],
    ['index', '/', [null]],
    ['index', '/buy', []],
    ['buy,processing#form', '/processing', ['form']],
    ['transaction/[id]', '/transaction/abc', [null]],
    ['transaction/*#top,transaction/[id]', '/transaction/abc', ['top', null]],
    ['transaction/*', '/transaction/abc/identify', []],
    ['*#how-it-works', '/buy', ['how-it-works']],
  ] as const)('%j on %j: %j', (routes, path, sections) => {
    expect(matchRoutes(routes, path)).toEqual(sections)
  })

  test.each(['Buy', 'buy#', 'exchange/**', 're[gex', 'buy#a#b', '<b>', 'buy form'])(
    '[SHELL-17] %j is no pattern, and throws',
    (pattern) => {
      expect(() => isRouteMatched(`index,${pattern}`, '/')).toThrow(UnknownRoutePattern)
    },
  )

  test('[SHELL-17] a pattern that names no page throws where the pages are known', () => {
    expect(() => matchRoutes('index,nowhere', '/', pages)).toThrow('Unknown route pattern: nowhere')
    expect(matchRoutes('buy/*,transaction/[id]#top', '/transaction/x', pages)).toEqual(['top'])
    expect(matchRoutes('buy/btc-eur', '/buy/btc-eur', pages)).toEqual([null])
    expect(unknownRoute('index,*,buy/*/*', pages)).toBe('buy/*/*')
    expect(unknownRoute('index,*,buy/[pair]#offers', pages)).toBeNull()
  })
})
