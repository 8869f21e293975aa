import { currencies, networks } from '@causeway/core/currencies'
import { describe, expect, test } from 'vitest'
import { createSandboxControls, openWorld } from '../../world/index.ts'
import { describeScreening } from '../contract.ts'
import { createSandboxScreening } from './create-sandbox-screening.ts'

async function riskyWorld() {
  const world = openWorld({
    path: ':memory:',
    seed: 'screening',
    clock: { now: () => 1_000 },
    networks: networks.filter(({ id }) => id === 'ethereum' || id === 'bitcoin'),
    currencies,
  })
  const controls = createSandboxControls(world)
  const screening = createSandboxScreening({ world, wait: async () => {} })
  const subject = {
    currency: 'eth',
    network: 'ethereum',
    extraId: null,
    txId: null,
    direction: 'destination',
  } as const
  const [listed, risky, doubtful] = await controls.riskyAddresses('eth')
  const { address } = await controls.customerAddress('eth')
  if (!listed || !risky || !doubtful) throw new Error('The world has no risky addresses')
  return { world, controls, screening, subject, listed, risky, doubtful, address }
}

describeScreening('sandbox', async () => {
  const { world, controls, screening, subject, listed, address } = await riskyWorld()
  return {
    screening,
    listed: { ...subject, address: listed.address.toLowerCase() },
    harmless: { ...subject, address },
    silence: async () => {
      await controls.setMode('screening', 'sandbox', 'down')
    },
    stop: async () => world.close(),
  }
})

describe('the sandbox’s screening', () => {
  test('knows a risky and a doubtful address, the same in every world of that seed', async () => {
    const one = await riskyWorld()
    const other = await riskyWorld()
    expect(one.risky).toEqual(other.risky)
    const scores = await Promise.all(
      [one.risky, one.doubtful].map(({ address }) =>
        one.screening.screen({ ...one.subject, address }),
      ),
    )
    expect(scores).toMatchObject([
      { value: { score: 90, isListed: false, reason: 'stolen_funds' } },
      { value: { score: 60, isListed: false, reason: 'mixer' } },
    ])
  })

  test('finds a payment as risky as its player says', async () => {
    const { controls, screening, subject, address } = await riskyWorld()
    const txId = 'bb'.repeat(32)
    await controls.setRisk(txId, { score: 80, isListed: false })
    const answer = await screening.screen({ ...subject, address, txId, direction: 'deposit' })
    expect(answer).toMatchObject({ value: { score: 80 } })
  })

  test('garbage is no answer', async () => {
    const { controls, screening, subject, address } = await riskyWorld()
    await controls.setMode('screening', 'sandbox', 'garbage')
    expect((await screening.screen({ ...subject, address })).ok).toBe(false)
  })
})
