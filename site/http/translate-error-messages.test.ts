import { fastify } from 'fastify'
import { describe, expect, test } from 'vitest'
import { translateErrorMessages } from './translate-error-messages.ts'

const ENGLISH = 'in English'

async function answer(payload: object, { status = 200, language = 'de' } = {}): Promise<unknown> {
  const server = fastify()
  translateErrorMessages(server)
  server.get('/', (_request, reply) => reply.code(status).send(payload))
  const reply = await server.inject({ url: '/', headers: { 'accept-language': language } })
  return reply.json()
}

describe('the language that a client asks for', () => {
  test('is that of error messages, with their code and details', async () => {
    const error = { code: 'proof_needed', message: ENGLISH, details: { a: 1 } }
    const german = await answer({ error }, { status: 403 })
    expect(german).toEqual({
      error: { ...error, message: expect.stringContaining('Bestätigen Sie') },
    })
    expect(await answer({ error }, { status: 403, language: 'en' })).toEqual({ error })
  })

  test('is that of why an account stays as it was', async () => {
    for (const code of ['totp_state_wrong', 'passkey_not_found', 'passkey_refused', 'too_often']) {
      const unchanged = { result: false, code, errors: { main: ENGLISH } }
      for (const language of ['de', 'ar']) {
        const worded = await answer(unchanged, { language })
        expect(worded).toMatchObject({ result: false, code })
        expect(JSON.stringify(worded), `${code} in ${language}`).not.toContain(ENGLISH)
      }
      expect(await answer(unchanged, { language: 'en' })).toEqual(unchanged)
    }
  })

  test('is said under the field that it is about, and never in place of words that were agreed on', async () => {
    const errors = { main: 'Internal error', password: ENGLISH }
    expect(await answer({ result: false, code: 'password_short', errors })).toMatchObject({
      errors: { main: 'Internal error', password: expect.stringContaining('Passwort') },
    })
    const wrong = { result: false, code: 'password_wrong', errors: { password: 'Incorrect' } }
    expect(await answer(wrong)).toEqual(wrong)
    expect(await answer({ result: true })).toEqual({ result: true })
  })
})
