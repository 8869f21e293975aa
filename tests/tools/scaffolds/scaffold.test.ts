import { describe, expect, test } from 'vitest'
import { sourceText } from '../source-files.ts'
import { assertKebabCase, camelCase, pascalCase, withLineBefore } from './scaffold.ts'
import { scaffoldCall } from './scaffold-call.ts'
import { scaffoldCurrency } from './scaffold-currency.ts'
import { scaffoldLanguage } from './scaffold-language.ts'
import { scaffoldNetwork } from './scaffold-network.ts'
import { scaffoldPage } from './scaffold-page.ts'
import { scaffoldProvider } from './scaffold-provider.ts'

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

  test('page, whose texts wait for their translation', () => {
    const { created, edited } = scaffoldPage(sourceText, ['articles/loyalty'])
    expect(edited.get('web/pages.ts')).toContain("path: 'loyalty', folder: 'articles/loyalty' }")
    expect(edited.get('content/messages/catalogue.ts')).toMatch(
      /readonly loyalty: typeof import\('\.\/en\/loyalty\.json'\)[\s\S]*loyalty: 'loyalty',/,
    )
    expect(JSON.parse(created.get('content/messages/en/loyalty.json') ?? '')).toMatchObject({
      title: 'Loyalty',
    })
    expect(created.get('content/messages/de/loyalty.json')).toBe('{}\n')
    const waiting = JSON.parse(edited.get('content/untranslated.json') ?? '')
    expect(waiting.de).toContain('loyalty')
    expect(waiting.en).toBeUndefined()
    expect(() => scaffoldPage(sourceText, ['articles/for-wallets'])).toThrow('already')
    expect(() => scaffoldPage(sourceText, ['loyalty'])).toThrow('is none of')
  })

  test('language, in English phrases with its own plurals', () => {
    const { created, edited } = scaffoldLanguage(sourceText, ['pl', 'Polski'])
    expect(edited.get('content/languages/languages.ts')).toContain(
      "  pl: { code: 'pl', name: 'Polski', direction: 'ltr', hreflang: 'pl' },\n}\n",
    )
    expect(edited.get('content/mail/mail-texts-of.ts')).toContain('  pl: polish,\n')
    expect(created.get('content/messages/pl/form.json')).toContain('"coinsFound_few"')
    const errors = JSON.parse(created.get('content/error-messages/pl.json') ?? '')
    expect(errors.change_too_late).toMatch(/^It’s too late/)
    expect(JSON.parse(edited.get('content/untranslated.json') ?? '').pl).toContain('articles')
    expect(
      scaffoldLanguage(sourceText, ['he', 'עברית']).edited.get('content/languages/languages.ts'),
    ).toContain("direction: 'rtl', hreflang: 'he'")
    for (const wrong of [['de', 'Deutsch'], ['pl'], ['qq', 'Nothing'], ['../', 'Up']])
      expect(() => scaffoldLanguage(sourceText, wrong)).toThrow()
  })

  test('call of a new noun: declaration, list, handler, test', () => {
    const asked = ['tax-reports', 'taxReport', 'GET', '/tax-reports']
    const { created, edited, commands } = scaffoldCall(sourceText, asked)
    expect([...created.keys()].slice(0, 2)).toEqual([
      'api/contract/tax-reports.ts',
      'api/handlers/tax-reports/tax-report.ts',
    ])
    expect(edited.get('api/contract/web-calls.ts')).toContain('  ...taxReportsCalls,\n}\n')
    expect(edited.get('api/handlers/create-handlers.ts')).toContain('    taxReport,\n  }\n}\n')
    expect(commands).toEqual(['npm run call-lines'])
    for (const wrong of [
      asked.with(1, 'TaxReport'),
      asked.with(2, 'PUT'),
      asked.with(3, 'tax-reports'),
      ['reviews', 'reviews', 'GET', '/reviews/all'],
      ['reviews', 'allReviews', 'GET', '/reviews'],
      [...asked, 'everyone'],
    ])
      expect(() => scaffoldCall(sourceText, wrong)).toThrow()
  })

  test('call of a noun that has a file: one more entry, among the handlers of the noun', () => {
    const { created, edited } = scaffoldCall(sourceText, ['names', 'addName', 'POST', '/names'])
    expect([...created.keys()][0]).toBe('api/handlers/exchange/add-name.ts')
    const contract = edited.get('api/contract/names.ts') ?? ''
    expect(contract).toMatch(/addName: call\(\{[\s\S]*access: 'customer',[\s\S]*\}\),\n\}\n$/)
    expect(edited.get('api/handlers/exchange/name-handlers.ts')).toContain('    addName,\n  }\n}')
  })

  test('fiat provider: a folder, and its line in the list', () => {
    const { created, edited, commands } = scaffoldProvider(sourceText, ['fiat', 'acmepay'])
    expect([...created.keys()].every((path) => path.startsWith('adapters/fiat/acmepay/'))).toBe(
      true,
    )
    expect([...edited.keys()]).toEqual(['adapters/fiat/index.ts'])
    expect(edited.get('adapters/fiat/index.ts')).toContain(
      "  acmepay: provider(acmepaySettings, () => import('./acmepay/open.ts')),\n}\n",
    )
    expect(commands).toEqual(['npm run settings'])
    expect(() => scaffoldProvider(sourceText, ['fiat', 'acme-pay'])).toThrow('no id')
    expect(() => scaffoldProvider(sourceText, ['chains', 'acme'])).toThrow('KIND one of')
  })

  test.each(['kyc', 'liquidity', 'mail', 'names', 'rates', 'screening'])(
    'provider of %s',
    (kind) => {
      const { created, edited } = scaffoldProvider(sourceText, [kind, 'post-office'])
      const door = `"./${kind}/post-office": "./${kind}/post-office/create-post-office-${kind}.ts"`
      expect(edited.get('adapters/package.json')).toContain(door)
      expect([...created.keys()]).toContain(
        `adapters/${kind}/post-office/post-office-${kind}.test.ts`,
      )
    },
  )
})
