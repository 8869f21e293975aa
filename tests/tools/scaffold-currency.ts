import { assertKebabCase, camelCase, type Scaffold, withLineBefore } from './scaffold.ts'

const REGISTRY = 'core/currencies/currencies.ts'

/**
 * A currency of a known network, switched off: whoever adds it sets fee, minimum and confirmations
 * before it is offered to anyone.
 */
export function scaffoldCurrency(
  read: (path: string) => string,
  [ticker = '', network = '', decimals = '', ...nameWords]: readonly string[],
): Scaffold {
  const usage = 'npm run new currency TICKER NETWORK DECIMALS NAME'
  assertKebabCase(ticker)
  const name = nameWords.join(' ')
  if (!/^\d+$/.test(decimals) || name === '') throw new Error(usage)
  // Throws where the network is unknown.
  read(`core/currencies/networks/${network}.ts`)
  const value = camelCase(ticker)
  const imported = withLineBefore(
    read(REGISTRY),
    /\n\/\*\* Every currency/,
    `import { ${value} } from './definitions/${ticker}.ts'\n`,
  )
  return {
    created: new Map([
      [
        `core/currencies/definitions/${ticker}.ts`,
        definition(value, ticker, network, decimals, name),
      ],
    ]),
    edited: new Map([[REGISTRY, withLineBefore(imported, /\]\n*$/, `  ${value},\n`)]]),
  }
}

function definition(
  value: string,
  ticker: string,
  network: string,
  decimals: string,
  name: string,
): string {
  return `import type { Currency } from '../currency.ts'

/** ${name}. */
export const ${value}: Currency = {
  ticker: '${ticker}',
  name: '${name}',
  fullName: '${name}',
  code: '${ticker}',
  protocol: '${network}',
  decimals: ${decimals},
  contractAddress: null,
  confirmations: 100,
  extraIdName: null,
  networkFeeUnits: ${10n ** BigInt(decimals)}n,
  minimumUnits: ${1000n * 10n ** BigInt(decimals)}n,
  payWithinMinutes: 20,
  isFiat: false,
  // Off until fee, minimum and confirmations are decided.
  isWebEnabled: false,
  isWebFromEnabled: false,
  isWebToEnabled: false,
  isWebFixedEnabled: false,
  popularFrom: false,
  popularTo: false,
  popularFiat: false,
  extras: {},
}
`
}
