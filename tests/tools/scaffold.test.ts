import { describe, expect, test } from 'vitest'
import { assertKebabCase, camelCase, pascalCase, withLineBefore } from './scaffold.ts'
import { scaffoldCurrency } from './scaffold-currency.ts'
import { scaffoldNetwork } from './scaffold-network.ts'
import { scaffoldPage } from './scaffold-page.ts'
import { scaffoldProvider } from './scaffold-provider.ts'
import { sourceText } from './source-files.ts'

const DAI = ['dai', 'ethereum', '18', '1.02', 'Dai']

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
    const { created, edited } = scaffoldCurrency(sourceText, DAI)
    const definition = created.get('core/currencies/definitions/dai.ts')
    expect(definition).toContain('isWebEnabled: false')
    expect(definition).toContain('networkFeeUnits: 980_000_000_000_000_000n')
    expect(definition).toContain('minimumUnits: 11_000_000_000_000_000_000n')
    expect(edited.get('adapters/rates/sandbox/sandbox-market.ts')).toContain(
      "['dai', marketAt('1.02')]",
    )
    expect(edited.get('core/currencies/catalogue.test.ts')).toContain('  dai: 102000n,\n}\n')
    expect(edited.get('core/currencies/currencies.ts')).toMatch(/ {2}dai,\n\]\n$/)
    expect(() => scaffoldCurrency(sourceText, DAI.with(1, 'no-network'))).toThrow()
    expect(() => scaffoldCurrency(sourceText, DAI.with(3, 'Dai'))).toThrow('npm run new')
    expect(() => scaffoldCurrency(sourceText, DAI.with(3, '0.00'))).toThrow('too small')
  })

  test('network of a known family', () => {
    const base = ['base', 'evm', 'eth', '2', 'Base']
    const { created, edited } = scaffoldNetwork(sourceText, base)
    expect(created.get('core/currencies/networks/base.ts')).toContain("addressFamily: 'evm'")
    expect(edited.get('core/currencies/networks.ts')).toMatch(/ {2}base,\n\]\n$/)
    expect(() => scaffoldNetwork(sourceText, base.with(1, 'cosmos'))).toThrow('no family cosmos')
  })

  test('page', () => {
    const { edited } = scaffoldPage(sourceText, ['for-wallets'])
    expect(edited.get('web/pages.ts')).toContain("path: 'for-wallets'")
    expect(edited.get('content/messages/catalogue.ts')).toContain('typeof forWallets')
    expect(edited.get('content/messages/en/loaders.ts')).toContain('forWallets: async')
  })

  test.each(['liquidity', 'mail', 'rates'])('provider of %s', (kind) => {
    const { created, edited } = scaffoldProvider(sourceText, [kind, 'post-office'])
    expect(edited.get(`adapters/${kind}/index.ts`)).toContain("'post-office': () => import(")
    expect([...created.keys()]).toContain(
      `adapters/${kind}/post-office/post-office-${kind}.test.ts`,
    )
  })
})
