import { describe, expect, test } from 'vitest'
import { assertKebabCase, camelCase, pascalCase, withLineBefore } from './scaffold.ts'
import { scaffoldCurrency } from './scaffold-currency.ts'
import { scaffoldPage } from './scaffold-page.ts'
import { scaffoldProvider } from './scaffold-provider.ts'
import { sourceText } from './source-files.ts'

describe('names', () => {
  test('become values and types', () => {
    expect(camelCase('coin-gecko-2')).toBe('coinGecko2')
    expect(pascalCase('coin-gecko')).toBe('CoinGecko')
  })

  test.each(['CoinGecko', 'coin_gecko', '-coin', 'coin-', '../coin', ''])(
    '%j is refused',
    (name) => {
      expect(() => assertKebabCase(name)).toThrow('small letters')
    },
  )
})

describe('a registry', () => {
  test('gets its line once', () => {
    expect(withLineBefore('[\n]\n', /\]/, '  a,\n')).toBe('[\n  a,\n]\n')
    expect(() => withLineBefore('[\n  a,\n]\n', /\]/, '  a,\n')).toThrow('already')
    expect(() => withLineBefore('{}', /\]/, '  a,\n')).toThrow('no place')
  })
})

describe('the generators fit the registries as they are', () => {
  test('currency, switched off', () => {
    const { created, edited } = scaffoldCurrency(sourceText, ['dash', 'bitcoin', '8', 'Dash'])
    expect(created.get('core/currencies/definitions/dash.ts')).toContain('isWebEnabled: false')
    expect(edited.get('core/currencies/currencies.ts')).toMatch(/ {2}dash,\n\]\n$/)
    expect(() => scaffoldCurrency(sourceText, ['dash', 'no-network', '8', 'Dash'])).toThrow()
  })

  test('page', () => {
    const { edited } = scaffoldPage(sourceText, ['for-wallets'])
    expect(edited.get('web/pages.ts')).toContain("path: 'for-wallets'")
    expect(edited.get('content/messages/catalogue.ts')).toContain('typeof forWallets')
    expect(edited.get('content/messages/en/loaders.ts')).toContain('forWallets: async')
  })

  test.each(['mail', 'rates'])('provider of %s', (kind) => {
    const { created, edited } = scaffoldProvider(sourceText, [kind, 'post-office'])
    expect(edited.get(`adapters/${kind}/index.ts`)).toContain("'post-office': () => import(")
    expect([...created.keys()]).toContain(
      `adapters/${kind}/post-office/post-office-${kind}.test.ts`,
    )
  })
})
