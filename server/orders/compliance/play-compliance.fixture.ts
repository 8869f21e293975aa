import type { IdentityPort, IdentityStatus, ScreeningPort } from '@causeway/core/ports'
import { fail, ok } from '@causeway/core/result'
import type { Compliance } from '../../compliance/index.ts'

/** A provider that says of each address or transaction what the test wants. */
export function playCompliance() {
  const scores = new Map<string, number>()
  const identities = new Map<string, IdentityStatus>()
  const said = { isSilent: false, asked: 0 }
  const screening: ScreeningPort = {
    name: 'test',
    screen: async ({ address, txId }) => {
      said.asked += 1
      if (said.isSilent) return fail({ code: 'screening_unavailable' })
      const score = Math.max(scores.get(address) ?? 0, scores.get(txId ?? '') ?? 0)
      return ok({ score, isListed: score === 100, reason: 'other', source: 'test' })
    },
  }
  const identity: IdentityPort = {
    name: 'test',
    begin: async ({ reference }) => {
      identities.set(reference, identities.get(reference) ?? 'started')
      return ok({ accessToken: 'a', url: 'https://id.example/', expiresAt: 0 })
    },
    status: async (reference) => ok(identities.get(reference) ?? 'none'),
    readWebhook: () => fail({ code: 'webhook_forged' }),
  }
  const policy = { holdScore: 75, identifyScore: 50, identifyAboveUsd: 5_000n }
  const compliance: Compliance = { policy, screening, identity }
  return { compliance, scores, identities, said }
}
