import { addressRulesOf } from '@causeway/core/addresses/all'
import { addressFamilies, networks } from '@causeway/core/currencies'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openWorld } from '../open-world.ts'
import { playAddress } from './play-address.ts'

const families = new Set(networks.map(({ addressFamily }) => addressFamily))

function worldOf(seed: string) {
  return openWorld({
    path: ':memory:',
    seed,
    clock: { now: () => 0 },
    networks,
    currencies: [],
  })
}

test('every family but money of states has a network here', () => {
  expect([...families].sort()).toEqual(addressFamilies.filter((family) => family !== 'fiat').sort())
})

test('every address is one by the rules of its family, checksum included, spelt as a node would', () => {
  const world = worldOf('addresses')
  fc.assert(
    fc.property(
      fc.constantFrom(...networks),
      fc.constantFrom('hot' as const, 'pay-in' as const, 'customer' as const),
      fc.nat(),
      (network, role, index) => {
        const address = playAddress(world, network.id, role, index)
        const read = addressRulesOf(network.addressFamily).read(address, 'main')
        expect(read).toMatchObject({ ok: true, value: { address, canonical: address } })
      },
    ),
    { numRuns: 500 },
  )
})

test('seed, network, role and index each make another address; the same four the same one', () => {
  const world = worldOf('addresses')
  const address = playAddress(world, 'ethereum', 'pay-in', 1)
  expect(playAddress(worldOf('addresses'), 'ethereum', 'pay-in', 1)).toBe(address)
  const others = [
    playAddress(worldOf('another'), 'ethereum', 'pay-in', 1),
    playAddress(world, 'bsc', 'pay-in', 1),
    playAddress(world, 'ethereum', 'customer', 1),
    playAddress(world, 'ethereum', 'pay-in', 2),
  ]
  expect(new Set([address, ...others]).size).toBe(5)
})
