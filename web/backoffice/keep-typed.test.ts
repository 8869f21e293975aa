import { expect, test } from 'vitest'
import { keepTyped } from './act-on.ts'

test('a refused form keeps what was typed, and no secret', () => {
  const form = new FormData()
  const typed = { act: 'refund', reason: 'They asked for it', amount: '1.5' }
  const secrets = { code: '123456', password: 'a grey heron', passkey: '{"id":"x"}', made: '{}' }
  for (const [name, value] of Object.entries({ ...typed, ...secrets })) form.set(name, value)
  const refused = { problem: 'No.', done: null, link: null }
  expect(keepTyped(refused, form).typed).toEqual(typed)
  const done = { problem: null, done: 'Done.', link: null }
  expect(keepTyped(done, form)).toEqual(done)
})
