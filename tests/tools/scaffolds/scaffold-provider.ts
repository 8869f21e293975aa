import { providerKinds } from './provider-kinds.ts'
import {
  assertKebabCase,
  pascalCase,
  type ReadSource,
  type Scaffold,
  withLineBefore,
} from './scaffold.ts'
import { scaffoldFiatProvider } from './scaffold-fiat-provider.ts'

const DOORS = 'adapters/package.json'

/** A subject of screening, as the suite wants two. */
const SUBJECT = `
const subject = { currency: 'btc', network: 'bitcoin', address: 'bc1q', extraId: null, txId: null, direction: 'destination' } as const
`

/**
 * A provider of a kind: its folder, a factory whose calls fail until they are implemented, its line in the package's
 * exports, and the kind's contract suite as its first test, skipped until then. `main` opens it where it opens its kind;
 * a fiat provider has a line in the list of its kind instead.
 */
export function scaffoldProvider(
  read: ReadSource,
  [kind = '', name = '']: readonly string[],
): Scaffold {
  const found = Object.hasOwn(providerKinds, kind) ? providerKinds[kind] : undefined
  if (found === undefined && kind !== 'fiat')
    throw new Error(
      `npm run new provider KIND NAME, with KIND one of ${['fiat', ...Object.keys(providerKinds)].join(', ')}`,
    )
  assertKebabCase(name)
  if (found === undefined) return scaffoldFiatProvider(read, name)
  const { port, imports, suite, harness, extra, calls } = found
  const factory = `create${pascalCase(name)}${pascalCase(kind)}`
  const file = `create-${name}-${kind}`
  const folder = `adapters/${kind}/${name}`
  const created = new Map([
    [
      `${folder}/${file}.ts`,
      `import type { ${port} } from '@causeway/core/ports'
${imports ?? ''}

/** ${pascalCase(name)} as a provider of ${kind}. */
export function ${factory}(): ${port} {
  return {
    ${calls(name)}
  }
}
`,
    ],
    [
      `${folder}/${name}-${kind}.test.ts`,
      `import { describe } from 'vitest'
import { ${suite} } from '../contract.ts'
import { ${factory} } from './${file}.ts'
${kind === 'screening' ? SUBJECT : ''}
// Remove \`.skip\` to implement it.
describe.skip('${name}', () => {
  ${suite}('${name}', () => Promise.resolve({ ${harness}: ${factory}(), ${extra} }))
})
`,
    ],
  ])
  const door = `    "./${kind}/${name}": "./${kind}/${name}/${file}.ts",\n`
  return { created, edited: new Map([[DOORS, withLineBefore(read(DOORS), / {4}"\.\/\*":/, door)]]) }
}
