import { assertKebabCase, type ReadSource, type Scaffold, withLineBefore } from './scaffold.ts'

const REGISTRY = 'core/currencies/listings.ts'
const FAMILIES = 'core/currencies/currency.ts'

/**
 * A network with a known family of addresses, and its line in the list. Its explorer has the usual paths of one, to be
 * checked. A currency must pay its fees: `npm run new currency` comes next, and before that the tests fail.
 */
export function scaffoldNetwork(
  read: ReadSource,
  [
    id = '',
    family = '',
    feeAsset = '',
    seconds = '',
    explorer = '',
    ...nameWords
  ]: readonly string[],
): Scaffold {
  const name = nameWords.join(' ')
  if (!/^\d+(\.\d+)?$/.test(seconds) || !/^https:\/\/\S+[^/]$/.test(explorer) || name === '') {
    throw new Error(
      'npm run new network ID FAMILY TICKER SECONDS EXPLORER NAME (linea evm ethlinea 2 https://lineascan.build Linea)',
    )
  }
  if (!/^[a-z][a-z0-9]*$/.test(id)) throw new Error(`'${id}' is no network id: ethereumclassic`)
  assertKebabCase(feeAsset)
  if (!read(FAMILIES).includes(`\n  '${family}',`)) {
    throw new Error(`${FAMILIES} has no family ${family}: docs/guides/add-a-currency.md`)
  }
  const registry = read(REGISTRY)
  const folder = folderOf(registry, family)
  const imported = withLineBefore(
    registry,
    /\n\/\*\* Every network with/,
    `import { ${id} } from './networks/${folder}${id}.ts'\n`,
  )
  const text = listing({ id, family, feeAsset, seconds, explorer, name, folder })
  return {
    created: new Map([[`core/currencies/networks/${folder}${id}.ts`, text]]),
    edited: new Map([
      [REGISTRY, withLineBefore(imported, /\]\n\n\/\*\* Every blockchain/, `  ${id},\n`)],
    ]),
  }
}

/** The folder of the network that gave the family its name, with a slash at its end; empty where it has none of its own. */
function folderOf(registry: string, family: string): string {
  const namesake = family === 'evm' ? 'ethereum' : family
  return new RegExp(`'\\./networks/(\\w+/)${namesake}\\.ts'`).exec(registry)?.[1] ?? ''
}

type NewNetwork = Record<
  'id' | 'family' | 'feeAsset' | 'seconds' | 'explorer' | 'name' | 'folder',
  string
>

function listing({ id, family, feeAsset, seconds, explorer, name, folder }: NewNetwork) {
  return `import { listNetwork } from '../${folder === '' ? '' : '../'}listing.ts'

/** ${name} main network: a block every ${seconds} seconds. */
export const ${id} = listNetwork(
  {
    id: '${id}',
    name: '${name}',
    badge: '${name}',
    addressFamily: '${family}',
    feeAsset: '${feeAsset}',
    blockSeconds: ${seconds},
    explorer: { transaction: '${explorer}/tx/{id}', address: '${explorer}/address/{address}' },
  },
  { confirmations: 100, payWithinMinutes: 20 },
  {
    own: [
    ],
  },
)
`
}
