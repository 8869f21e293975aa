import { assertKebabCase, pascalCase, type Scaffold, withLineBefore } from './scaffold.ts'

const DOORS = 'adapters/package.json'

/** What differs between the kinds; a chain starts as a copy of the provider that is most like it. */
const kinds = {
  liquidity: {
    port: 'LiquidityPort',
    suite: 'describeLiquidity',
    harness: 'venue',
    extra: `asset: 'btc', decimalsOf: () => 8, priceOf: async () => 95_000n * 10n ** 18n,
  loseNextAnswer: async () => {}`,
  },
  mail: {
    port: 'MailPort',
    suite: 'describeMail',
    harness: 'mail',
    extra: 'delivered: async () => []',
  },
  rates: {
    port: 'RatesPort',
    suite: 'describeRates',
    harness: 'rates',
    extra: "assets: ['btc'], now: Date.now",
  },
} as const

const methods = {
  liquidity: (name: string) => `name: '${name}',
    settlementAsset: 'usdt20',
    market: () => Promise.reject(new Error('${name} has no markets yet')),
    balances: () => Promise.reject(new Error('${name} has no balances yet')),
    trade: () => Promise.reject(new Error('${name} cannot trade yet')),
    report: () => Promise.reject(new Error('${name} has no orders yet')),`,
  mail: (name: string) => `send: () => Promise.reject(new Error('${name} cannot send yet')),`,
  rates: (name: string) => `name: '${name}',
    latest: () => Promise.reject(new Error('${name} has no prices yet')),
    history: () => Promise.reject(new Error('${name} has no history yet')),
    sources: () => [{ name: '${name}', problem: 'not written yet' }],`,
} as const

function isKind(kind: string): kind is keyof typeof kinds {
  return kind in kinds
}

/**
 * A provider of a kind: its folder, a factory whose calls fail until they are written, its line in the package's exports
 * and the kind's contract suite as its first test. `main` joins it where its kind is opened.
 */
export function scaffoldProvider(
  read: (path: string) => string,
  [kind = '', name = '']: readonly string[],
): Scaffold {
  if (!isKind(kind))
    throw new Error(
      `npm run new provider KIND NAME, with KIND one of ${Object.keys(kinds).join(', ')}`,
    )
  assertKebabCase(name)
  const { port, suite, harness, extra } = kinds[kind]
  const factory = `create${pascalCase(name)}${pascalCase(kind)}`
  const file = `create-${name}-${kind}`
  const folder = `adapters/${kind}/${name}`
  const created = new Map([
    [
      `${folder}/${file}.ts`,
      `import type { ${port} } from '@causeway/core/ports'

/** ${pascalCase(name)} as a provider of ${kind}. */
export function ${factory}(): ${port} {
  return {
    ${methods[kind](name)}
  }
}
`,
    ],
    [
      `${folder}/${name}-${kind}.test.ts`,
      `import { ${suite} } from '../contract.ts'
import { ${factory} } from './${file}.ts'

${suite}('${name}', () => Promise.resolve({ ${harness}: ${factory}(), ${extra} }))
`,
    ],
  ])
  const door = `    "./${kind}/${name}": "./${kind}/${name}/${file}.ts",\n`
  return { created, edited: new Map([[DOORS, withLineBefore(read(DOORS), / {4}"\.\/\*":/, door)]]) }
}
