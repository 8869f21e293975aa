import Type, { type Static } from 'typebox'
import { call } from '../call.ts'
import { closed, Done, ProposedReply, Reason } from './fields.ts'

const Scope = Type.String({
  minLength: 1,
  maxLength: 40,
  description: '`all`, or a network such as `bitcoin`.',
})

export const StopOut = Type.Object({
  scope: Type.String(),
  reason: Type.String(),
  at: Type.String(),
  isEmergency: Type.Boolean({ description: 'Staff stopped it, and two of them may start it.' }),
})
export type StopOut = Static<typeof StopOut>

/** Stopping all payouts in an emergency, and starting again (OPS-12). */
export const stopCalls = {
  stops: call({
    method: 'GET',
    path: '/backoffice/stops',
    summary: 'Everything that is halted.',
    access: 'staff',
    roles: ['viewer', 'support', 'compliance', 'treasury', 'finance', 'administrator'],
    reply: Type.Object({
      stops: Type.Array(StopOut),
      networks: Type.Array(Type.String(), { description: 'They can be stopped alone.' }),
    }),
  }),
  emergencyStop: call({
    method: 'POST',
    path: '/backoffice/stops',
    summary: 'Stops payouts and new orders at once, of everything or of one network.',
    access: 'staff',
    roles: ['treasury', 'administrator'],
    body: Type.Object({ scope: Scope, reason: Reason }, closed),
    failures: ['stop_scope_unknown', 'stop_already', 'reason_missing'],
    reply: Done,
  }),
  proposeStart: call({
    method: 'POST',
    path: '/backoffice/stops/start',
    summary: 'Proposes to start again what staff stopped.',
    access: 'staff',
    roles: ['treasury', 'administrator'],
    needsStepUp: true,
    body: Type.Object({ scope: Scope, reason: Reason }, closed),
    failures: ['stop_unknown', 'reason_missing'],
    reply: ProposedReply,
  }),
}
