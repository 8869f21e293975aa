import {
  camelCase,
  pascalCase,
  type ReadSource,
  type Scaffold,
  withLineBefore,
} from './scaffold.ts'

const REGISTRY = 'adapters/fiat/index.ts'

/**
 * A fiat provider: its settings, hosts and factory, whose calls fail until they are implemented, and the contract suite
 * as its first test. Its line in the list of providers is all that the rest of the product needs.
 */
export function scaffoldFiatProvider(read: ReadSource, name: string): Scaffold {
  if (name.includes('-')) throw new Error(`'${name}' is no id of a fiat provider: moonpay`)
  const folder = `adapters/fiat/${name}`
  const settings = `${camelCase(name)}Settings`
  const imported = withLineBefore(
    read(REGISTRY),
    /import /,
    `import { ${settings} } from './${name}/settings.ts'\n`,
  )
  const line = `  ${name}: provider(${settings}, () => import('./${name}/open.ts')),\n`
  return {
    created: new Map([
      [`${folder}/settings.ts`, settingsText(name)],
      [`${folder}/open.ts`, openText(name)],
      [`${folder}/create-${name}-fiat.ts`, factoryText(name)],
      [`${folder}/${name}-fiat.test.ts`, testText(name)],
      [`${folder}/README.md`, readmeText(name)],
    ]),
    edited: new Map([[REGISTRY, withLineBefore(imported, /^\}$/m, line)]]),
    commands: ['npm run settings'],
  }
}

function settingsText(name: string): string {
  return `import type { FiatSettings } from '../fiat-provider.ts'

/** What an operator gets from ${pascalCase(name)}; docs/fiat-providers.md says where. */
export const ${camelCase(name)}Settings = {
  ${name.toUpperCase()}_API_KEY: { kind: 'secret', says: '${pascalCase(name)} API key' },
} as const satisfies FiatSettings
`
}

function openText(name: string): string {
  const title = pascalCase(name)
  return `import type { FiatPort } from '@causeway/core/ports'
import { type FiatSetup, needsOf } from '../fiat-provider.ts'
import { create${title}Fiat } from './create-${name}-fiat.ts'
import type { ${camelCase(name)}Settings } from './settings.ts'

/** Its hosts, as its documentation names them. */
const hosts = {
  live: { apiUrl: 'https://api.${name}.example' },
  test: { apiUrl: 'https://sandbox.${name}.example' },
} as const

/** ${title} with the operator's settings: by its live host in a real world, by its test host in a play world. */
export function open(setup: FiatSetup<keyof typeof ${camelCase(name)}Settings>): FiatPort {
  return create${title}Fiat({
    ...needsOf(setup, hosts),
    apiKey: setup.setting('${name.toUpperCase()}_API_KEY'),
  })
}
`
}

function factoryText(name: string): string {
  const title = pascalCase(name)
  return `import type { Clock, FiatPort } from '@causeway/core/ports'
import { fail } from '@causeway/core/result'
import type { FiatHttp } from '../../fiat-wire/index.ts'

type Needs = FiatHttp & {
  /** Without a slash at its end. */
  readonly apiUrl: string
  readonly apiKey: string
  readonly clock: Clock
}

/** ${title} by its public API. */
export function create${title}Fiat({ apiUrl }: Needs): FiatPort {
  const notYet = () => Promise.reject(new Error(\`\${apiUrl} is not asked yet\`))
  return {
    facts: {
      id: '${name}',
      name: '${title}',
      sides: ['buy'],
      methods: ['visa', 'mastercard'],
      kyc: 'full',
      minutes: [5, 30],
      site: 'https://${name}.example',
    },
    quote: notYet,
    checkout: notYet,
    read: notYet,
    readWebhook: () => fail({ code: 'webhook_forged' }),
  }
}
`
}

function testText(name: string): string {
  const title = pascalCase(name)
  return `import { describe } from 'vitest'
import { describeFiat, type FiatHarness } from '../contract.ts'
import { startProviderServer } from '../provider-server.fixture.ts'
import { create${title}Fiat } from './create-${name}-fiat.ts'

const abilities = {
  sides: ['buy'],
  states: { buy: ['waiting', 'paid', 'ended'] },
  toldBy: 'read',
  datesMessages: true,
  faults: ['slow', 'error_500', 'too_many', 'html', 'nonsense', 'negative', 'other_currency'],
} as const

/** Answers as ${title}'s documentation says, on this machine. */
async function harness(): Promise<FiatHarness> {
  const server = await startProviderServer(() => ({ status: 404, json: {} }))
  const fiat = create${title}Fiat({
    fetch,
    clock: { now: Date.now },
    apiUrl: server.url,
    apiKey: 'an-api-key',
  })
  return {
    fiat,
    questions: {},
    address: 'bc1q',
    unknownCoin: { coin: 'usdt20', network: 'ethereum' },
    unknownPlace: null,
    limits: {},
    arrivalOf: () => ({ address: '', amount: '', reference: '', isOurs: false }),
    setState: () => {},
    messageAbout: () => ({ headers: {}, rawBody: '' }),
    setFault: server.setFault,
    secrets: ['an-api-key'],
    stop: server.stop,
  }
}

// Remove \`.skip\` to implement it.
describe.skip('${name}', () => {
  describeFiat('${name}', abilities, harness)
})
`
}

function readmeText(name: string): string {
  return `# ${pascalCase(name)}
Written from its public documentation.

## Not confirmed
- Everything: it was not run against the service.
`
}
