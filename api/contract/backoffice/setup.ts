import { setupStates, setupSteps } from '@causeway/core/setup/setup-steps'
import Type, { type Static } from 'typebox'
import { call } from '../call.ts'
import { Nullable } from '../fields.ts'

export const SetupStepOut = Type.Object({
  step: Type.Enum(setupSteps),
  state: Type.Enum(setupStates),
  reason: Type.String(),
  advice: Nullable(Type.String()),
  command: Nullable(Type.String({ description: 'For a shell or an environment file.' })),
  runbook: Nullable(Type.String()),
})
export type SetupStepOut = Static<typeof SetupStepOut>

/** From play money to real money (OPS-21). */
export const setupCalls = {
  setup: call({
    method: 'GET',
    path: '/backoffice/setup',
    summary: 'What the shop still needs for real money, checked now.',
    access: 'staff',
    roles: ['treasury', 'administrator'],
    reply: Type.Object({ steps: Type.Array(SetupStepOut) }),
  }),
}
