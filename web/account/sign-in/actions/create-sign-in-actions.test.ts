import type { Answer, SignInReply } from '@causeway/api/contract'
import { describe, expect, test, vi } from 'vitest'
import { noErrors, refused, reply, scene } from '../sign-in-scene.fixture.ts'
import type { SignInEvent } from '../sign-in-state.ts'

const toPassword: SignInEvent[] = [
  { type: 'open', authType: 'logIn' },
  { type: 'choose_email' },
  { type: 'type_email', email: ' a@b.cc ' },
  { type: 'give_email' },
]

describe('logging in', () => {
  test('[AUTH-03] success closes the modal and tells the page', async () => {
    const signIn = vi.fn(async () => reply({ result: true }))
    const { store, actions, onSignedIn, go } = scene({ signIn })
    go(...toPassword)
    await actions.logIn('secret words')
    expect(signIn).toHaveBeenCalledWith({
      email: 'a@b.cc',
      password: 'secret words',
      clientId: 'client',
    })
    expect(store.getState().frame).toBe('off')
    expect(onSignedIn).toHaveBeenCalledWith(null)
  })

  test('[AUTH-04] every other error is an internal one, and what can be mended is said', async () => {
    const cases: readonly [Answer<SignInReply>, object][] = [
      [
        reply({ errors: { ...noErrors, main: 'Incorrect login or password' } }),
        { code: 'wrong_credentials' },
      ],
      [reply({ errors: { ...noErrors, main: 'Internal error' } }), { code: 'log_in_failed' }],
      [refused(500, 'unexpected'), { code: 'log_in_failed' }],
      [refused(0, 'network_unreachable'), { code: 'unreachable' }],
      [refused(429, 'too_often', { retryAfterSeconds: 29.2 }), { code: 'too_often', seconds: 30 }],
      [refused(403, 'japan_unconfirmed'), { code: 'japan_unconfirmed' }],
      [refused(403, 'account_locked'), { code: 'account_locked', support: null }],
      [
        refused(403, 'account_locked', { support: 'help@shop.example' }),
        { code: 'account_locked', support: 'help@shop.example' },
      ],
    ]
    for (const [answer, problem] of cases) {
      const { store, actions, go } = scene({ signIn: async () => answer })
      go(...toPassword)
      await actions.logIn('x')
      expect(store.getState()).toMatchObject({ frame: 'enter-password', isPending: false, problem })
    }
  })

  test('[AUTH-12] where a captcha is wanted it is solved and sent, once', async () => {
    const signIn = vi.fn(async ({ captcha }: { captcha?: string | null }) =>
      captcha === 'solved' ? reply({ result: true }) : refused(422, 'captcha_missing'),
    )
    const { actions, onSignedIn, solveCaptcha, go } = scene({ signIn })
    go(...toPassword)
    await actions.logIn('x')
    expect(solveCaptcha).toHaveBeenCalledTimes(1)
    expect(onSignedIn).toHaveBeenCalled()
  })

  test('a second press while the first is under way does nothing', async () => {
    const signIn = vi.fn(async () => reply({ errors: { ...noErrors, main: 'Internal error' } }))
    const { actions, go } = scene({ signIn })
    go(...toPassword)
    await Promise.all([actions.logIn('x'), actions.logIn('x')])
    expect(signIn).toHaveBeenCalledTimes(1)
  })

  test('whoever closed the modal meanwhile is signed in all the same, and nothing opens again', async () => {
    for (const body of [{ result: true }, { errors: { ...noErrors, totp: 'code' }, token: 't' }]) {
      const { promise, resolve } = Promise.withResolvers<Answer<SignInReply>>()
      const { store, actions, onSignedIn, go } = scene({ signIn: () => promise })
      go(...toPassword)
      const pending = actions.logIn('x')
      go({ type: 'close' })
      resolve(reply(body))
      await pending
      expect(store.getState().frame).toBe('off')
      expect(onSignedIn).toHaveBeenCalledTimes('result' in body ? 1 : 0)
    }
  })
})

describe('the second step', () => {
  test('[AUTH-03] goes with the token, and tells the attempts that are left', async () => {
    const signIn = vi.fn(async () =>
      reply({ errors: { ...noErrors, totp: 'no' }, token: 't', attemptsLeft: 4 }),
    )
    const { store, actions, go } = scene({ signIn })
    go(...toPassword, { type: 'totp_asked', token: 't' })
    await actions.giveCode('123456')
    expect(signIn).toHaveBeenCalledWith({
      email: 'a@b.cc',
      token: 't',
      totp: '123456',
      clientId: 'client',
    })
    expect(store.getState()).toMatchObject({
      frame: 'enter-2fa-code',
      problem: { code: 'code_wrong', attemptsLeft: 4 },
    })
  })
})

describe('somebody who seems to be in Japan', () => {
  test('[AUTH-15] [AUTH-21] what was refused is asked again once he confirmed, and kept no longer', async () => {
    const answers = [refused(403, 'japan_unconfirmed'), reply({ result: true })]
    const signIn = vi.fn(async () => answers.shift() ?? refused(500, 'unexpected'))
    const { store, actions, onSignedIn, go } = scene({ signIn })
    go(...toPassword)
    await actions.logIn('secret words')
    expect(store.getState().problem).toEqual({ code: 'japan_unconfirmed' })
    await actions.repeat()
    expect(signIn).toHaveBeenLastCalledWith(expect.objectContaining({ password: 'secret words' }))
    expect(onSignedIn).toHaveBeenCalledTimes(1)
    await actions.repeat()
    expect(signIn).toHaveBeenCalledTimes(2)
  })

  test('[AUTH-15] a window that came back from a link has nothing to repeat: the gate just goes', async () => {
    const { store, actions, go } = scene()
    go({ type: 'open' })
    actions.takeOutcome({ kind: 'error', code: 'japan_unconfirmed', email: null })
    expect(store.getState().problem).toEqual({ code: 'japan_unconfirmed' })
    await actions.repeat()
    expect(store.getState()).toMatchObject({ frame: 'entrypoint', problem: null })
  })
})

test('[AUTH-12] a captcha that could not be solved over plain http says what is missing', async () => {
  const { store, actions, go } = scene({ signIn: async () => refused(422, 'captcha_missing') })
  for (const [isSecure, code] of [
    [false, 'captcha_insecure'],
    [true, 'captcha_failed'],
  ] as const) {
    vi.stubGlobal('isSecureContext', isSecure)
    go(...toPassword)
    await actions.logIn('x')
    vi.unstubAllGlobals()
    expect(store.getState().problem).toEqual({ code })
    go({ type: 'close' })
  }
})

describe('signing up', () => {
  test('[AUTH-02] nothing is sent before the newsletter choice is made', async () => {
    const signUp = vi.fn(async () => refused(500, 'unexpected'))
    const { store, actions, go } = scene({ signUp })
    go({ type: 'open' }, { type: 'choose_email' }, { type: 'type_email', email: 'a@b.cc' })
    await actions.signUp()
    expect(signUp).not.toHaveBeenCalled()
    go({ type: 'choose_news', isSubscribed: true })
    await actions.signUp()
    expect(signUp).toHaveBeenCalledWith(
      expect.objectContaining({ subscribed: true, source: 'web', captcha: 'solved' }),
    )
    expect(store.getState().problem).toEqual({ code: 'sign_up_failed' })
  })

  test('[AUTH-02.8] in the window that a widget opened, it says so', async () => {
    const signUp = vi.fn(async () => refused(500, 'unexpected'))
    const { actions, go } = scene({ signUp }, undefined, true)
    go({ type: 'open' }, { type: 'choose_email' }, { type: 'type_email', email: 'a@b.cc' })
    go({ type: 'choose_news', isSubscribed: false })
    await actions.signUp()
    expect(signUp).toHaveBeenCalledWith(
      expect.objectContaining({
        source: 'widget',
        verificationMode: 'disabled',
        authType: 'signUp',
      }),
    )
  })
})
