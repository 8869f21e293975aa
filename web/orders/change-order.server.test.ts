import { beforeEach, describe, expect, test, vi } from 'vitest'
import { refusal, testPage } from '../page-context.fixture.ts'
import { changeOrder } from './change-order.server.ts'

const CODE = 'AAAAAAAAAAAAAAAAAAAAAA'
const done = { ok: true, status: 200, body: {} }
const updateTransaction = vi.fn()
const leaveFeedback = vi.fn()
const requestFunds = vi.fn()
const deposit = vi.fn()

beforeEach(() => {
  for (const call of [updateTransaction, leaveFeedback, requestFunds, deposit]) {
    call.mockReset().mockResolvedValue(done)
  }
})

const page = testPage({
  calls: { updateTransaction, leaveFeedback, requestFunds },
  sandbox: { deposit },
})

function post(fields: Readonly<Record<string, string | readonly string[]>>) {
  const form = new FormData()
  for (const [name, values] of Object.entries(fields)) {
    for (const value of [values].flat()) form.append(name, value)
  }
  return changeOrder(page, CODE, form)
}

describe('a form on the order page', () => {
  test.each([
    [
      { intent: 'exchange', offerId: 'o-1' },
      { choice: 'exchange', offerId: 'o-1' },
    ],
    [{ intent: 'exchange' }, { choice: 'exchange', offerId: null }],
    [{ intent: 'exchange-agreed' }, { choice: 'exchange_agreed' }],
    [{ intent: 'refund' }, { choice: 'refund' }],
    [
      { intent: 'refund', refundAddress: ' bc1q ', refundExtraId: '' },
      { choice: 'refund', refundAddress: 'bc1q', refundExtraId: null },
    ],
    [
      { intent: 'refund-address', refundText: 'rX', refundExtraId: '7' },
      { refundAddress: 'rX', refundExtraId: '7' },
    ],
    [{ intent: 'email', email: '' }, { email: null }],
    [{ intent: 'extra-id', extraId: '12' }, { extraId: '12' }],
    [{ intent: 'account-name', newAccountName: 'alice' }, { newAccountName: 'alice' }],
  ])('%j asks for %j and nothing else', async (fields, asked) => {
    expect(await post(fields)).toMatchObject({ intent: fields.intent, isDone: true })
    expect(updateTransaction.mock.calls).toEqual([[{ id: CODE, ...asked }, page.caller]])
  })

  test('says what was saved, and of a stopped e-mail that it was stopped', async () => {
    const stopped = await post({ intent: 'email', email: '' })
    const saved = await post({ intent: 'email', email: 'a@example.com' })
    expect(stopped.message).not.toBe(saved.message)
    expect([stopped.message, saved.message]).toEqual([expect.any(String), expect.any(String)])
    // The order itself shows what was chosen.
    expect((await post({ intent: 'refund' })).message).toBeNull()
  })

  test('a refusal is said as the call says it, with the proof that it asks for', async () => {
    updateTransaction.mockResolvedValueOnce(refusal(409, 'choice_not_offered'))
    const refused = await post({ intent: 'refund' })
    expect(refused).toEqual({
      intent: 'refund',
      isDone: false,
      message: 'It says choice_not_offered.',
      needsProof: false,
    })
    updateTransaction.mockResolvedValueOnce(refusal(403, 'proof_needed'))
    expect((await post({ intent: 'refund' })).needsProof).toBe(true)
  })

  test('feedback is sent with its tags, and none of it as a change of the order', async () => {
    await post({ intent: 'feedback', rate: '4', tag: ['fast', 'clear'], comment: 'Good' })
    const sent = { rate: 4, tags: ['fast', 'clear'], comment: 'Good', transactionId: CODE }
    expect(leaveFeedback.mock.calls).toEqual([[{ id: CODE, ...sent }, page.caller]])
    expect(updateTransaction).not.toHaveBeenCalled()
  })

  test('funds are asked for, and that shows on the card', async () => {
    const asked = await post({ intent: 'request-funds', provider: 'p', userDomain: 'alice.eth' })
    expect(asked).toEqual({ intent: 'request-funds', isDone: true, message: null })
    requestFunds.mockResolvedValueOnce(refusal(404, 'name_not_found'))
    expect((await post({ intent: 'request-funds' })).message).toBe('It says name_not_found.')
  })

  test('the play wallet pays only where there is one', async () => {
    expect((await post({ intent: 'play-pay' })).isDone).toBe(true)
    expect(deposit.mock.calls).toEqual([[{ transactionId: CODE }]])
    const form = new FormData()
    form.set('intent', 'play-pay')
    const real = await changeOrder(testPage({ sandbox: null }), CODE, form)
    expect(real).toMatchObject({ intent: 'play-pay', isDone: false })
  })

  test.each([{}, { intent: 'delete' }])('%j asks nothing', async (fields) => {
    expect((await post(fields)).isDone).toBe(false)
    expect(updateTransaction).not.toHaveBeenCalled()
  })
})
