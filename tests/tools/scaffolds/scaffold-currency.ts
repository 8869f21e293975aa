import { assertKebabCase, type ReadSource, type Scaffold } from './scaffold.ts'

const REGISTRY = 'core/currencies/listings.ts'

type NewCurrency = {
  readonly ticker: string
  readonly decimals: string
  readonly dollars: string
  readonly name: string
  readonly contract: string | null
}

/**
 * A currency of a known network, one row in that network's file, switched off: whoever adds it checks its facts before it
 * is offered to anyone. Fee, minimum and the sandbox's market follow from the price. With a contract it is a token,
 * without one a coin of the network's own.
 */
export function scaffoldCurrency(
  read: ReadSource,
  [ticker = '', network = '', decimals = '', dollars = '', ...words]: readonly string[],
): Scaffold {
  const last = words.at(-1) ?? ''
  const contract = words.length > 1 && isContract(last) ? last : null
  const name = (contract === null ? words : words.slice(0, -1)).join(' ')
  if (!/^\d{1,2}$/.test(decimals) || !/^\d+(\.\d+)?$/.test(dollars) || name === '') {
    throw new Error(
      'npm run new currency TICKER NETWORK DECIMALS DOLLARS NAME [CONTRACT] (usdtton ton 6 1 Tether EQCx…)',
    )
  }
  if (/^0+(\.0+)?$/.test(dollars)) throw new Error(`${dollars} is no price`)
  if (!/^[a-z0-9]+$/.test(ticker)) throw new Error(`'${ticker}' is not a ticker: usdt20`)
  assertKebabCase(network)
  const path = fileOf(network, read(REGISTRY))
  const text = read(path)
  if (new RegExp(`(\\[\\s*|ticker: )'${ticker}'`).test(text))
    throw new Error(`${path} has ${ticker} already`)
  const coin = { ticker, decimals, dollars, name, contract }
  return { created: new Map(), edited: new Map([[path, withCoin(text, coin)]]) }
}

function fileOf(network: string, registry: string): string {
  const place = new RegExp(`'\\./(networks/(?:\\w+/)?${network}\\.ts)'`).exec(registry)?.[1]
  if (place === undefined) throw new Error(`${REGISTRY} has no network ${network}`)
  return `core/currencies/${place}`
}

/** Longer than a word of a name, or with a digit and a sign in it: an address of whatever network. */
function isContract(word: string): boolean {
  return word.length >= 20 || /\d.*[.:]|[.:].*\d/.test(word)
}

function withCoin(text: string, coin: NewCurrency): string {
  const empty = '    own: [],\n'
  if (coin.contract === null && text.includes(empty))
    return text.replace(empty, () => `    own: [\n${ownCoin(coin)}    ],\n`)
  if (coin.contract === null)
    return inserted(text, / {4}\],\n(?= {4}tokens: | {2}\},\n\)\n*$)/, ownCoin(coin))
  const row = tokenRow(coin)
  return /\n {4}tokens: \[\n/.test(text)
    ? inserted(text, / {4}\],\n {2}\},\n\)\n*$/, row)
    : inserted(text, / {2}\},\n\)\n*$/, `    tokens: [\n${row}    ],\n`)
}

function inserted(text: string, mark: RegExp, lines: string): string {
  const place = mark.exec(text)
  if (place === null) throw new Error('the file of the network has no place for a coin')
  return text.slice(0, place.index) + lines + text.slice(place.index)
}

function tokenRow({ ticker, name, decimals, dollars, contract }: NewCurrency): string {
  const facts = `'${ticker}', '${name}', ${decimals}, '${dollars}', '${contract}'`
  return `      // Off until its facts are checked.\n      [${facts}, { isWebEnabled: false }],\n`
}

function ownCoin({ ticker, name, decimals, dollars }: NewCurrency): string {
  return `      {
        ticker: '${ticker}',
        name: '${name}',
        decimals: ${decimals},
        dollars: '${dollars}',
        // Until its facts are checked.
        isWebEnabled: false,
      },
`
}
