import { describe, expect, test } from 'vitest'
import { frameSteps, reduceSignIn } from './reduce-sign-in.ts'
import { type SignInEvent, type SignInState, signInStart } from './sign-in-state.ts'

function after(events: readonly SignInEvent[], start: SignInState = signInStart): SignInState {
  return events.reduce(reduceSignIn, start)
}

const open = { type: 'open' } as const
const toEmail = [open, { type: 'choose_email' }] as const satisfies readonly SignInEvent[]
const toPassword = [
  open,
  { type: 'switch' },
  { type: 'choose_email' },
  { type: 'type_email', email: 'a@b.cc' },
  { type: 'give_email' },
] as const satisfies readonly SignInEvent[]

describe('the frames of signing in', () => {
  test('[AUTH-01] every frame can be reached and closed, and closing keeps nothing but the address', () => {
    const reached = new Set(Object.values(frameSteps).flatMap((steps) => Object.values(steps)))
    expect([...reached].sort()).toEqual(Object.keys(frameSteps).sort())
    for (const [frame, steps] of Object.entries(frameSteps)) {
      if (frame !== 'off') expect(steps, frame).toMatchObject({ close: 'off' })
    }
    const code: SignInEvent = { type: 'totp_asked', token: 'secret' }
    expect(after([...toPassword, code, { type: 'close' }])).toEqual({
      ...signInStart,
      email: 'a@b.cc',
    })
  })

  test('[AUTH-01] a button opens the entrypoint, and a link switches between log-in and sign-up', () => {
    expect(after([open])).toMatchObject({ frame: 'entrypoint', authType: 'signUp' })
    expect(after([open, { type: 'switch' }]).authType).toBe('logIn')
    expect(after([...toEmail, { type: 'switch' }, { type: 'switch' }])).toMatchObject({
      frame: 'enter-email',
      authType: 'signUp',
    })
  })

  test('[AUTH-17] sign-up is the default, and enter-email follows once e-mail is chosen', () => {
    expect(signInStart.authType).toBe('signUp')
    expect(after(toEmail)).toMatchObject({ frame: 'enter-email', authType: 'signUp' })
    expect(after([{ type: 'open', authType: 'logIn' }]).authType).toBe('logIn')
  })

  test('[AUTH-02] signing up leads to check-email, and each sending begins a countdown', () => {
    const waiting = after([...toEmail, { type: 'send' }, { type: 'signed_up' }])
    expect(waiting).toMatchObject({ frame: 'reg-check-email', isPending: false, sentCount: 1 })
    const again = after([{ type: 'send' }, { type: 'signed_up' }], waiting)
    expect(again).toMatchObject({ frame: 'reg-check-email', isPending: false, sentCount: 2 })
  })

  test('[AUTH-03] two-factor goes to the code with its token, success closes', () => {
    const asked = after([...toPassword, { type: 'send' }, { type: 'totp_asked', token: 't' }])
    expect(asked).toMatchObject({ frame: 'enter-2fa-code', totpToken: 't', isPending: false })
    expect(after([{ type: 'signed_in' }], asked)).toEqual(signInStart)
    expect(after([{ type: 'back' }], asked)).toMatchObject({
      frame: 'enter-password',
      totpToken: null,
    })
  })

  test('[AUTH-01] Back from a code leads to a password only where one was given', () => {
    const code: SignInEvent = { type: 'totp_asked', token: 't', email: 'x@y.zz' }
    expect(after([open, code, { type: 'back' }])).toMatchObject({
      frame: 'entrypoint',
      totpToken: null,
    })
    expect(after([code, { type: 'back' }]).frame).toBe('entrypoint')
  })

  test('[AUTH-01] Back from recover-pwd leads to a password only with an address that can have one', () => {
    const back: SignInEvent[] = [{ type: 'recover' }, { type: 'back' }]
    expect(after([...toPassword, ...back]).frame).toBe('enter-password')
    const mangled: SignInEvent[] = [
      { type: 'recover' },
      { type: 'type_email', email: 'a@b' },
      { type: 'back' },
    ]
    expect(after([...toPassword, ...mangled]).frame).toBe('enter-email')
    // From the page of an old link the modal opens there.
    expect(after(back).frame).toBe('enter-email')
    expect(after([{ type: 'recover' }])).toMatchObject({ frame: 'recover-pwd', authType: 'logIn' })
  })

  test('[AUTH-02] [AUTH-08] the address stays as it was sent while the answer is on its way', () => {
    const typed: SignInEvent = { type: 'type_email', email: 'other@b.cc' }
    const sending = after([...toPassword, { type: 'recover' }, { type: 'send' }, typed])
    expect(sending.email).toBe('a@b.cc')
    const failed = after([{ type: 'fail', problem: { code: 'recover_failed' } }, typed], sending)
    expect(failed.email).toBe('other@b.cc')
  })

  test('[AUTH-03] the suspicious notice stands beside the password and leads to recover-pwd', () => {
    const warned = after([...toPassword, { type: 'send' }, { type: 'suspicious' }])
    expect(warned).toMatchObject({ frame: 'enter-password', isSuspicious: true, isPending: false })
    expect(after([{ type: 'recover' }], warned)).toMatchObject({
      frame: 'recover-pwd',
      email: 'a@b.cc',
    })
  })

  test('[AUTH-08] check-your-email leads back to enter-email in log-in mode', () => {
    const sent = after([...toPassword, { type: 'recover' }, { type: 'recovery_sent' }])
    expect(sent).toMatchObject({ frame: 'recover-pwd', isRecoverySent: true })
    expect(after([{ type: 'log_in' }], sent)).toMatchObject({
      frame: 'enter-email',
      authType: 'logIn',
      isRecoverySent: false,
    })
  })

  test('[AUTH-19] the outcomes of a social window: suspicious keeps the e-mail, totp keeps both', () => {
    expect(after([open, { type: 'suspicious', email: 'x@y.zz' }])).toMatchObject({
      frame: 'enter-email',
      authType: 'logIn',
      email: 'x@y.zz',
      isSuspicious: true,
    })
    expect(after([open, { type: 'totp_asked', token: 't', email: 'x@y.zz' }])).toMatchObject({
      frame: 'enter-2fa-code',
      email: 'x@y.zz',
      totpToken: 't',
    })
    expect(after([open, { type: 'signed_in' }]).frame).toBe('off')
  })

  test('a problem goes with the address that it was about, and with the frame', () => {
    const failed = after([
      ...toPassword,
      { type: 'send' },
      { type: 'fail', problem: { code: 'wrong_credentials' } },
    ])
    expect(failed).toMatchObject({ isPending: false, problem: { code: 'wrong_credentials' } })
    expect(after([{ type: 'back' }], failed).problem).toBeNull()
    expect(after([{ type: 'type_email', email: 'c@d.ee' }], failed).problem).toBeNull()
  })

  test('an answer that comes after the modal was closed changes nothing', () => {
    const closed = after([...toPassword, { type: 'send' }, { type: 'close' }])
    const late = [
      { type: 'signed_up' },
      { type: 'fail', problem: { code: 'log_in_failed' } },
      { type: 'suspicious' },
      { type: 'recovery_sent' },
    ] as const
    expect(after(late, closed)).toBe(closed)
  })
})
