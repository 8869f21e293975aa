import { expect, test } from 'vitest'
import { awaitCompany } from './await-company.ts'

const LONG = 3_600_000

test('what comes while something waits goes on with it, and what wants something else does not wait for it', async () => {
  const chain = {}
  const first = awaitCompany(chain, 'ltc', 50)
  await new Promise(setImmediate)
  // Each of them would wait for an hour by itself.
  await Promise.all([first, awaitCompany(chain, 'ltc', LONG), awaitCompany(chain, 'ltc', LONG)])
  const again = awaitCompany(chain, 'ltc', 1)
  await awaitCompany(chain, 'btc', 1)
  await awaitCompany({}, 'ltc', 1)
  await awaitCompany(chain, 'ltc', 0)
  await again
  expect(await Promise.race([awaitCompany(chain, 'ltc', 50), 'waits'])).toBe('waits')
})
