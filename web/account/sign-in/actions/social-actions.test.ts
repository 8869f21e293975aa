import type { SocialOutcome } from '@causeway/widget/client'
import { describe, expect, test } from 'vitest'
import { scene } from '../sign-in-scene.fixture.ts'

describe('a social window', () => {
  const outcomes: readonly [SocialOutcome, object, number][] = [
    [{ kind: 'inline' }, { frame: 'off' }, 1],
    [{ kind: 'goto', path: '/profile' }, { frame: 'off' }, 1],
    [
      { kind: 'suspicious', email: 'a@b.cc' },
      { frame: 'enter-email', isSuspicious: true, email: 'a@b.cc' },
      0,
    ],
    [
      { kind: 'totp', token: 't', email: 'a@b.cc' },
      { frame: 'enter-2fa-code', totpToken: 't', email: 'a@b.cc' },
      0,
    ],
    [
      { kind: 'error', code: 'try_unknown', email: null },
      { frame: 'entrypoint', isPending: false, problem: { code: 'social_failed' } },
      0,
    ],
    [
      { kind: 'error', code: 'link_over', email: null },
      { frame: 'entrypoint', problem: { code: 'social_link_over' } },
      0,
    ],
    [{ kind: 'closed' }, { frame: 'entrypoint', isPending: false, problem: null }, 0],
  ]
  test.each(outcomes)('[AUTH-19] ends as it says: %j', async (outcome, state, signedIn) => {
    const { store, actions, onSignedIn, go } = scene({}, outcome)
    go({ type: 'open' })
    await actions.openProvider('google')
    expect(store.getState()).toMatchObject(state)
    expect(onSignedIn).toHaveBeenCalledTimes(signedIn)
    if (outcome.kind === 'goto') expect(onSignedIn).toHaveBeenCalledWith('/profile')
  })

  const late: readonly [SocialOutcome, object, readonly unknown[]][] = [
    [{ kind: 'inline' }, { frame: 'enter-email' }, [null]],
    [{ kind: 'goto', path: '/profile' }, { frame: 'enter-email' }, ['/profile']],
    [
      { kind: 'suspicious', email: 'a@b.cc' },
      { frame: 'enter-email', isSuspicious: true, email: 'a@b.cc', authType: 'logIn' },
      [],
    ],
    [
      { kind: 'totp', token: 't', email: 'a@b.cc' },
      { frame: 'enter-2fa-code', totpToken: 't', email: 'a@b.cc' },
      [],
    ],
    [{ kind: 'error', code: 'x', email: null }, { frame: 'enter-email', problem: null }, []],
    [{ kind: 'closed' }, { frame: 'enter-email', problem: null }, []],
  ]
  test.each(late)(
    '[AUTH-19] counts although its frame was left: %j',
    async (outcome, state, led) => {
      const ended = Promise.withResolvers<SocialOutcome>()
      const { store, actions, onSignedIn, go } = scene({}, ended.promise)
      go({ type: 'open' })
      const opened = actions.openProvider('google')
      go({ type: 'choose_email' })
      ended.resolve(outcome)
      await opened
      expect(store.getState()).toMatchObject(state)
      expect(onSignedIn.mock.calls.map(([goTo]) => goTo)).toEqual(led)
    },
  )

  test('[AUTH-19] opens the modal again where a code is still to be given', async () => {
    const ended = Promise.withResolvers<SocialOutcome>()
    const { store, actions, go } = scene({}, ended.promise)
    go({ type: 'open' })
    const opened = actions.openProvider('google')
    go({ type: 'close' })
    ended.resolve({ kind: 'totp', token: 't', email: 'a@b.cc' })
    await opened
    expect(store.getState()).toMatchObject({ frame: 'enter-2fa-code', totpToken: 't' })
  })
})
