import { assertKebabCase, type Scaffold, withLineBefore } from './scaffold.ts'

const REGISTRY = 'core/currencies/listings.ts'
const FAMILIES = 'core/currencies/currency.ts'

/**
 * A network with a known family of addresses, and its line in the list. Its explorer is a placeholder that its own tests
 * refuse, so that nobody forgets it. A currency must pay its fees: `npm run new currency` comes next.
 */
export function scaffoldNetwork(
  read: (path: string) => string,
  [id = '', family = '', feeAsset = '', seconds = '', ...nameWords]: readonly string[],
): Scaffold {
  const name = nameWords.join(' ')
  if (!/^\d+(\.\d+)?$/.test(seconds) || name === '') {
    throw new Error(
      'npm run new network ID FAMILY TICKER SECONDS NAME (linea evm ethlinea 2 Linea)',
    )
  }
  if (!/^[a-z][a-z0-9]*$/.test(id)) throw new Error(`'${id}' is no network id: ethereumclassic`)
  assertKebabCase(feeAsset)
  if (!read(FAMILIES).includes(`\n  '${family}',`)) {
    throw new Error(`${FAMILIES} has no family ${family}: docs/guides/add-a-currency.md`)
  }
  const imported = withLineBefore(
    read(REGISTRY),
    /\n\/\*\* Every network/,
    `import { ${id} } from './networks/${id}.ts'\n`,
  )
  return {
    created: new Map([
      [`core/currencies/networks/${id}.ts`, listing({ id, family, feeAsset, seconds, name })],
    ]),
    edited: new Map([[REGISTRY, withLineBefore(imported, /\]\n*$/, `  ${id},\n`)]]),
  }
}

function listing(network: Record<'id' | 'family' | 'feeAsset' | 'seconds' | 'name', string>) {
  const { id, family, feeAsset, seconds, name } = network
  return `import { listNetwork } from '../listing.ts'

/** ${name} main network: a block every ${seconds} seconds. */
export const ${id} = listNetwork(
  {
    id: '${id}',
    name: '${name}',
    badge: '${name}',
    addressFamily: '${family}',
    feeAsset: '${feeAsset}',
    blockSeconds: ${seconds},
    explorer: { transaction: '', address: '' },
  },
  { confirmations: 100, payWithinMinutes: 20 },
  {
    own: [
    ],
  },
)
`
}
