import { healthStates } from '@causeway/core/health/health-states'
import Type from 'typebox'
import { call } from '../call.ts'
import { Nullable } from '../fields.ts'

const WallReply = Type.Object({
  at: Type.String(),
  parts: Type.Array(Type.Object({ part: Type.String(), state: Type.Enum(healthStates) })),
  orders: Type.Object({
    made: Type.Integer({ description: 'In the last 24 hours.' }),
    finished: Type.Integer({ description: 'In the last 24 hours.' }),
    held: Type.Integer({ description: 'On hold now.' }),
    stuck: Type.Integer({ description: 'Out of attempts, or waiting too long for the payout.' }),
  }),
  prices: Type.Object({
    isWell: Type.Boolean({ description: 'Anything can be traded.' }),
    ageSeconds: Nullable(Type.Integer()),
  }),
  lowWallets: Type.Array(Type.String(), { description: 'Coins with less stock than their band.' }),
  stopped: Type.Array(Type.String(), { description: '`all`, networks or coins.' }),
})

/** Figures that anyone in the room may see (OPS-22.4). */
export const wallCalls = {
  wall: call({
    method: 'GET',
    path: '/backoffice/wall',
    summary: 'The shop in a few figures, without personal data, for a screen on a wall.',
    access: 'staff',
    roles: ['viewer', 'support', 'compliance', 'treasury', 'finance', 'administrator'],
    reply: WallReply,
  }),
}
