import { optionalUrl, otherwise } from './setting-readers.ts'

const node = (program: string) =>
  otherwise(
    'sandbox',
    optionalUrl(
      `RPC URL of ${program}, with user and password if it requires them. With play money, a regtest or anvil chain`,
      ['http:', 'https:'],
    ),
  )

/** The node of each network: that of litecoin is LITECOIN_RPC_URL. */
export const nodeSettings = {
  BITCOIN_RPC_URL: node('a bitcoind'),
  LITECOIN_RPC_URL: node('a litecoind'),
  DOGECOIN_RPC_URL: node('a dogecoind'),
  DASH_RPC_URL: node('a dashd'),
  BITCOINCASH_RPC_URL: node('a Bitcoin Cash Node'),
  ZCASH_RPC_URL: node('a zcashd'),
  DIGIBYTE_RPC_URL: node('a digibyted'),
  RAVENCOIN_RPC_URL: node('a ravend'),
  ETHEREUM_RPC_URL: node('an Ethereum node'),
  ETHEREUMCLASSIC_RPC_URL: node('an Ethereum Classic node'),
  BSC_RPC_URL: node('a BNB Smart Chain node'),
  POLYGON_RPC_URL: node('a Polygon node'),
  RIPPLE_RPC_URL: otherwise(
    'sandbox',
    optionalUrl('RPC URL of a rippled or Clio server', ['http:', 'https:']),
  ),
} as const
