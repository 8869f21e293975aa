import type { Answer, ChangeReply } from '@causeway/api/contract'
import { createTranslator, loadMessages } from '@causeway/content/messages'
import { describe, expect, test } from 'vitest'
import { answerOutcome } from './answer-outcome.ts'

const t = createTranslator('en', await loadMessages('en', ['accountChanges']))
const replied = (body: ChangeReply): Answer<ChangeReply> => ({ ok: true, status: 200, body })

describe('[AUTH-09] the answer of an account change', () => {
  test('is done only where nothing says otherwise', () => {
    expect(answerOutcome(t, replied({ result: true }), 'Done.')).toEqual({
      isDone: true,
      message: 'Done.',
    })
    expect(answerOutcome(t, replied({ result: false }), 'Done.')).toMatchObject({
      isDone: false,
      message: 'Internal error',
    })
  })

  test('[AUTH-20] with errors it is a failure, whatever its result says', () => {
    const answer = replied({
      result: true,
      errors: { password: 'Incorrect password', main: 'No.' },
    })
    expect(answerOutcome(t, answer, 'Done.')).toMatchObject({
      isDone: false,
      message: 'No.',
      fields: { password: 'Incorrect password' },
    })
  })

  test('[AUTH-07] a wrong code says how many attempts are left', () => {
    const errors = { code: 'Invalid Google Authenticator code' }
    const answer = replied({ result: false, errors, attemptsLeft: 1 })
    expect(answerOutcome(t, answer, 'Done.')).toMatchObject({
      message: null,
      fields: { code: 'Invalid Google Authenticator code. 1 attempt left.' },
    })
  })

  test('an error of the wire stands under the field that the form calls it by', () => {
    const errors = { old_password: 'Wrong', password: 'Too short' }
    const fields = { old_password: 'oldPassword', password: 'newPassword' } as const
    const outcome = answerOutcome(t, replied({ result: false, errors }), 'Done.', fields)
    expect(outcome).toMatchObject({ fields: { oldPassword: 'Wrong', newPassword: 'Too short' } })
  })

  test('a refused call speaks for itself, and open orders are pointed at', () => {
    const refusal = {
      ok: false,
      status: 429,
      body: { error: { code: 'rate_limited', message: 'Wait a moment.', details: {} } },
    } as const
    expect(answerOutcome(t, refusal, 'Done.')).toMatchObject({ message: 'Wait a moment.' })
    const open = replied({
      result: false,
      errors: { main: 'Not yet.' },
      code: 'orders_open',
      openOrders: ['AbC'],
    })
    expect(answerOutcome(t, open, 'Done.')).toMatchObject({ openOrders: ['AbC'] })
  })
})
