import { currencies, networks } from '@causeway/core/currencies'
import { describe, expect, test } from 'vitest'
import { createSandboxControls, openWorld, playNameAddress } from '../../world/index.ts'
import { describeNames, questionFor } from '../contract.ts'
import { createSandboxNames } from './create-sandbox-names.ts'

function namesWorld() {
  const world = openWorld({
    path: ':memory:',
    seed: 'names',
    clock: { now: () => 1_000 },
    networks,
    currencies,
  })
  const names = createSandboxNames({ world, wait: async () => {} })
  return { world, names, controls: createSandboxControls(world) }
}

describeNames('sandbox', async () => {
  const { world, names, controls } = namesWorld()
  const addressOf = (network: string) => {
    const said = playNameAddress(world, { name: 'alice.eth', network, hasExtraId: false })
    return typeof said === 'string' ? said : said.address
  }
  return {
    names,
    known: {
      name: 'alice.eth',
      addresses: {
        eth: addressOf('ethereum'),
        usdt20: addressOf('ethereum'),
        btc: addressOf('bitcoin'),
      },
    },
    empty: 'empty.eth',
    unregistered: 'nobody.eth',
    foreign: 'alice.example',
    breakDown: async () => void (await controls.setMode('names', 'sandbox', 'garbage')),
    stop: async () => world.close(),
  }
})

describe('play names', () => {
  test('say a memo for coins that have one, and other addresses once they have moved', async () => {
    const { controls, names } = namesWorld()
    const before = await names.resolve(questionFor('anna.x', 'xrp'))
    expect(before.ok && before.value.extraId).toMatch(/^\d+$/)
    expect((await controls.moveName('anna.x')).ok).toBe(true)
    expect(await names.resolve(questionFor('anna.x', 'xrp'))).not.toEqual(before)
    expect((await controls.moveName('nobody.eth')).ok).toBe(false)
  })
})
