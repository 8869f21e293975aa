import { expect, test } from 'vitest'
import { errorForLog } from './log.ts'

const ADDRESS = 'ada.lovelace+news@mail.example.com'

test('an error in the log names nobody: neither its texts, nor its causes, nor what hangs on it', () => {
  const refused = Object.assign(new Error(`Recipient <${ADDRESS}> refused`), {
    code: 'EENVELOPE',
    response: `550 ${ADDRESS}`,
    rejected: [ADDRESS],
    envelope: { to: [ADDRESS] },
  })
  const broken = Object.assign(new TypeError(`Key (email)=(${ADDRESS})`, { cause: refused }), {
    code: '23505',
    constraint: 'account_email',
    where: `unnamed portal parameter $1 = '${ADDRESS}'`,
  })
  const logged = errorForLog(broken)
  expect(JSON.stringify(logged)).not.toContain('lovelace')
  expect(JSON.stringify(logged)).not.toContain('mail.example')
  expect(logged).toMatchObject({
    type: 'TypeError',
    code: '23505',
    constraint: 'account_email',
    message: 'Key (email)=([address])',
    cause: { type: 'Error', code: 'EENVELOPE', message: 'Recipient <[address]> refused' },
  })
  expect(logged?.stack).toContain('log.test.ts')
})

test('nor does it tell the password of a node; packages keep their names', () => {
  const error = new Error('http://user:pass-word@node.example:8332/ at node_modules/@scope/name')
  const message = errorForLog(error)?.message
  expect(message).not.toContain('pass-word')
  expect(message).toContain('node_modules/@scope/name')
})

test('errors that cause each other end, and what is no error is left out', () => {
  const first = new Error('first')
  first.cause = new Error('second', { cause: first })
  expect(JSON.stringify(errorForLog(first))).toContain('second')
  expect(errorForLog('text of somebody')).toBeNull()
})
