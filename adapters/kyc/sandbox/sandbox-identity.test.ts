import { createSandboxControls, openWorld, signIdentityMessage } from '../../world/index.ts'
import { describeIdentity } from '../contract.ts'
import { createSandboxIdentity } from './create-sandbox-identity.ts'

const VERDICTS = {
  approved: 'approve',
  refused: 'refuse',
  retry: 'retry',
  pending: 'later',
} as const

describeIdentity('sandbox', async () => {
  const world = openWorld({
    path: ':memory:',
    seed: 'kyc',
    clock: { now: () => 1_000 },
    networks: [],
    currencies: [],
  })
  const controls = createSandboxControls(world)
  return {
    identity: createSandboxIdentity({ world, wait: async () => {}, clock: world.clock }),
    decide: async (reference, status) => {
      if (status === 'none' || status === 'started') throw new Error('nobody decides that')
      await controls.decideIdentity(reference, VERDICTS[status])
    },
    messageAbout: (reference) => signIdentityMessage(world, reference),
    silence: async () => {
      await controls.setMode('kyc', 'sandbox', 'down')
    },
    stop: async () => world.close(),
  }
})
