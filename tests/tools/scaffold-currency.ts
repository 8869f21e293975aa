import { assertKebabCase, type Scaffold, withLineBefore } from './scaffold.ts'

const REGISTRY = 'core/currencies/currencies.ts'
const MARKET = 'adapters/rates/sandbox/sandbox-market.ts'
const CATALOGUE_TEST = 'core/currencies/catalogue.test.ts'

const MILLICENTS_PER_DOLLAR = 100_000n
const FEE_DOLLARS = 1n
const MINIMUM_DOLLARS = 12n

type NewCurrency = {
  readonly ticker: string
  readonly network: string
  readonly decimals: number
  readonly price: string
  readonly name: string
}

/**
 * A currency of a known network, switched off: whoever adds it checks fee, minimum and confirmations before it is
 * offered to anyone. Fee and minimum follow from the price, which also gives it its market in the sandbox.
 */
export function scaffoldCurrency(
  read: (path: string) => string,
  [ticker = '', network = '', decimals = '', price = '', ...nameWords]: readonly string[],
): Scaffold {
  const name = nameWords.join(' ')
  const isRight = /^\d{1,2}$/.test(decimals) && /^\d+(\.\d{1,5})?$/.test(price) && name !== ''
  if (!isRight) {
    throw new Error(
      'npm run new currency TICKER NETWORK DECIMALS DOLLARS NAME (dai ethereum 18 1 Dai)',
    )
  }
  if (!/^[a-z][a-z0-9]*$/.test(ticker)) throw new Error(`'${ticker}' is not a ticker: usdt20`)
  assertKebabCase(network)
  // Throws where the network is unknown.
  read(`core/currencies/networks/${network}.ts`)
  const millicents = millicentsOf(price)
  const imported = withLineBefore(
    read(REGISTRY),
    /\n\/\*\* Every currency/,
    `import { ${ticker} } from './definitions/${ticker}.ts'\n`,
  )
  const coin = { ticker, network, decimals: Number(decimals), price, name }
  return {
    created: new Map([[`core/currencies/definitions/${ticker}.ts`, definition(coin, millicents)]]),
    edited: new Map([
      [REGISTRY, withLineBefore(imported, /\]\n*$/, `  ${ticker},\n`)],
      [
        MARKET,
        withLineBefore(read(MARKET), /\]\)\n*$/, `  ['${ticker}', marketAt('${price}')],\n`),
      ],
      [
        CATALOGUE_TEST,
        withLineBefore(read(CATALOGUE_TEST), /\}\n\ndescribe\(/, `  ${ticker}: ${millicents}n,\n`),
      ],
    ]),
  }
}

/** A thousandth of a cent is the finest price that policy figures are tested by. */
function millicentsOf(price: string): bigint {
  const [whole = '', fraction = ''] = price.split('.')
  const millicents = BigInt(whole) * MILLICENTS_PER_DOLLAR + BigInt(fraction.padEnd(5, '0'))
  if (millicents === 0n) throw new Error(`${price} is too small a price to test by`)
  return millicents
}

function definition({ ticker, network, decimals, name }: NewCurrency, millicents: bigint): string {
  const worth = (dollars: bigint) => {
    const units = (dollars * MILLICENTS_PER_DOLLAR * 10n ** BigInt(decimals)) / millicents
    return twoDigits(units)
  }
  return `import type { Currency } from '../currency.ts'

/** ${name}. */
export const ${ticker}: Currency = {
  ticker: '${ticker}',
  name: '${name}',
  fullName: '${name}',
  code: '${ticker.replace(/\d+$/, '')}',
  protocol: '${network}',
  decimals: ${decimals},
  contractAddress: null,
  confirmations: 100,
  extraIdName: null,
  // About ${FEE_DOLLARS} dollar
  networkFeeUnits: ${grouped(worth(FEE_DOLLARS))}n,
  // About ${MINIMUM_DOLLARS} dollars
  minimumUnits: ${grouped(worth(MINIMUM_DOLLARS))}n,
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

/** Rounded down to two digits that count: 1,234,567 is 1,200,000. */
function twoDigits(units: bigint): bigint {
  const zeros = 10n ** BigInt(Math.max(String(units).length - 2, 0))
  return (units / zeros) * zeros
}

function grouped(units: bigint): string {
  return String(units).replace(/\B(?=(\d{3})+$)/g, '_')
}
