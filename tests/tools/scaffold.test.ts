import { describe, expect, test } from 'vitest'
import { assertKebabCase, camelCase, pascalCase, withLineBefore } from './scaffold.ts'
import { scaffoldCurrency } from './scaffold-currency.ts'
import { scaffoldNetwork } from './scaffold-network.ts'
import { scaffoldPage } from './scaffold-page.ts'
import { scaffoldProvider } from './scaffold-provider.ts'
import { sourceText } from './source-files.ts'

const LINK = ['link2', 'ton', '18', '18.5', 'Chain', 'Link', '0:abcdef0123456789abcdef']

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
  test('token, switched off: one row', () => {
    const { created, edited } = scaffoldCurrency(sourceText, LINK)
    expect(created.size).toBe(0)
    expect(edited.get('core/currencies/networks/ton.ts')).toContain(
      "      ['link2', 'Chain Link', 18, '18.5', '0:abcdef0123456789abcdef', { isWebEnabled: false }],\n    ],\n  },\n)\n",
    )
    expect(() => scaffoldCurrency(sourceText, LINK.with(0, 'usdtton'))).toThrow('already')
    expect(() => scaffoldCurrency(sourceText, LINK.with(1, 'no-network'))).toThrow()
    expect(() => scaffoldCurrency(sourceText, LINK.with(3, 'Link'))).toThrow('npm run new')
    expect(() => scaffoldCurrency(sourceText, LINK.with(3, '0.00'))).toThrow('no price')
  })

  test('token on a network that has none yet', () => {
    const { edited } = scaffoldCurrency(sourceText, LINK.with(1, 'stellar'))
    expect(edited.get('core/currencies/networks/stellar.ts')).toMatch(
      /\n {4}\],\n {4}tokens: \[\n.*\n {6}\['link2'.*\n {4}\],\n {2}\},\n\)\n$/,
    )
  })

  test("coin of the network's own, switched off", () => {
    const { edited } = scaffoldCurrency(sourceText, LINK.slice(0, -1).with(1, 'neo'))
    const text = edited.get('core/currencies/networks/neo.ts') ?? ''
    expect(text).toContain("        ticker: 'link2',\n        name: 'Chain Link',")
    expect(text).toMatch(/isWebEnabled: false,\n {6}\},\n {4}\],\n {2}\},\n\)\n$/)
  })

  test('network of a known family', () => {
    const linea = ['linea', 'evm', 'ethlinea', '2', 'https://lineascan.build', 'Linea']
    const { created, edited } = scaffoldNetwork(sourceText, linea)
    const text = created.get('core/currencies/networks/evm/linea.ts') ?? ''
    expect(text).toContain("addressFamily: 'evm'")
    const registry = edited.get('core/currencies/listings.ts') ?? ''
    expect(registry).toMatch(/ {2}linea,\n\]\n/)
    expect(() => scaffoldNetwork(sourceText, linea.with(1, 'iota'))).toThrow('no family iota')
    const coin = ['ethlinea', 'linea', '18', '5800', 'Ethereum']
    const read = (path: string) => (path === 'core/currencies/listings.ts' ? registry : text)
    expect(
      scaffoldCurrency(read, coin).edited.get('core/currencies/networks/evm/linea.ts'),
    ).toMatch(/own: \[\n {6}\{\n {8}ticker: 'ethlinea'/)
  })

  test('page', () => {
    const { created, edited } = scaffoldPage(sourceText, ['for-wallets'])
    expect(edited.get('web/pages.ts')).toContain("path: 'for-wallets'")
    expect(edited.get('content/messages/catalogue.ts')).toMatch(
      /readonly forWallets: typeof import\('\.\/en\/for-wallets\.json'\)[\s\S]*forWallets: 'for-wallets',/,
    )
    expect(JSON.parse(created.get('content/messages/en/for-wallets.json') ?? '')).toMatchObject({
      title: 'ForWallets',
    })
    expect(created.get('content/messages/de/for-wallets.json')).toBe('{}\n')
  })

  test.each(['liquidity', 'mail', 'rates'])('provider of %s', (kind) => {
    const { created, edited } = scaffoldProvider(sourceText, [kind, 'post-office'])
    const door = `"./${kind}/post-office": "./${kind}/post-office/create-post-office-${kind}.ts"`
    expect(edited.get('adapters/package.json')).toContain(door)
    expect([...created.keys()]).toContain(
      `adapters/${kind}/post-office/post-office-${kind}.test.ts`,
    )
  })
})
