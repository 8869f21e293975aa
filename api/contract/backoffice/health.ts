import { healthStates } from '@causeway/core/health/health-states'
import Type, { type Static } from 'typebox'
import { call } from '../call.ts'
import { Nullable } from '../fields.ts'
import { EVERY_ROLE } from './fields.ts'

const State = Type.Enum(healthStates)

export const HealthPartOut = Type.Object({
  part: Type.String({ description: '`database`, `prices`, …; a chain is `chain:NETWORK`.' }),
  state: State,
  reason: Type.String(),
  since: Nullable(Type.String()),
  checkedAt: Type.String(),
  changes: Type.Array(Type.Object({ at: Type.String(), state: State })),
})
export type HealthPartOut = Static<typeof HealthPartOut>

export const HealthMinuteOut = Type.Object({
  minute: Type.String(),
  databaseMilliseconds: Type.Integer(),
  priceAgeSeconds: Nullable(Type.Integer()),
  waitingSeconds: Type.Integer({ description: 'Age of the oldest payment not paid out.' }),
  notGreen: Type.Integer({ description: 'Parts that were not green.' }),
})
export type HealthMinuteOut = Static<typeof HealthMinuteOut>

/** The health of every part of the shop (OPS-02). */
export const healthCalls = {
  health: call({
    method: 'GET',
    path: '/backoffice/health',
    summary: 'Every part of the shop, green, amber or red, with its last 24 hours.',
    access: 'staff',
    roles: EVERY_ROLE,
    reply: Type.Object({
      at: Type.String(),
      parts: Type.Array(HealthPartOut),
      minutes: Type.Array(HealthMinuteOut),
    }),
  }),
}
