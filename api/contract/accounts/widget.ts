import Type from 'typebox'
import { call } from '../call.ts'

const closed = { additionalProperties: false } as const
/** 32 bytes, base64url. */
const BYTES = '^[A-Za-z0-9_-]{43}$'
const Bytes = Type.String({ pattern: BYTES })

/** Signing in inside a frame of another site (WIDGET-04). */
export const widgetSignInCalls = {
  giveWidgetCode: call({
    method: 'POST',
    path: '/auth/widget-code',
    summary:
      'A code with which the widget’s frame signs in the user of this session. Valid for one minute and one use.',
    access: 'account',
    limit: 'auth',
    body: Type.Object(
      {
        challenge: Type.String({
          pattern: BYTES,
          description: 'SHA-256 of the frame’s verifier, base64url.',
        }),
      },
      closed,
    ),
    reply: Type.Object({ result: Type.Object({ code: Type.String() }) }),
  }),
  signInWidget: call({
    method: 'POST',
    path: '/auth/widget-sign-in',
    summary: 'Signs in inside the widget’s frame, with such a code and the frame’s verifier.',
    access: 'own_site',
    limit: 'auth',
    body: Type.Object({ code: Bytes, verifier: Bytes }, closed),
    failures: ['token_old', 'token_unknown'],
    reply: Type.Object({ result: Type.Boolean() }),
  }),
}
