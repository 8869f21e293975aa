import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fiatProviders } from '@causeway/adapters/fiat'
import { expect, test } from 'vitest'

/** Those that exchanges like this one have sent people to, as docs/fiat-providers.md writes them. */
const EVER_NAMED = {
  simplex: 'Simplex',
  moonpay: 'MoonPay',
  indacoin: 'Indacoin',
  coinify: 'Coinify',
  binance: 'Binance Connect',
  wyre: 'Wyre',
  bitsofgold: 'Bits of Gold',
  latamex: 'Latamex',
  banxa: 'Banxa',
  mercuryo: 'Mercuryo',
  itez: 'Itez',
}

const root = join(import.meta.dirname, '../../..')
const page = readFileSync(join(root, 'docs/fiat-providers.md'), 'utf8')

test.each(Object.entries(EVER_NAMED))(
  '[BUY-14] %s has an adapter, or a line that says what became of it',
  (id, name) => {
    const row = page.split('\n').find((line) => line.startsWith(`| ${name} |`))
    const [, , fate = '', here] = row?.split('|').map((cell) => cell.trim()) ?? []
    expect(fate.length).toBeGreaterThan(20)
    expect(here).toBe(Object.hasOwn(fiatProviders, id) ? `\`adapters/fiat/${id}\`` : 'no adapter')
  },
)
