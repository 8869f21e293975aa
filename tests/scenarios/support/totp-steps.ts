import { createHmac } from 'node:crypto'
import { expect } from 'vitest'
import { PASSWORD, type Person } from './person.ts'

const STEP_MILLISECONDS = 30_000

/** An authenticator with that secret: answers the code of now, and of so many steps later. */
export function codesOf(secret: string): (steps?: number) => string {
  return (steps = 0) => totp(secret, Math.floor(Date.now() / STEP_MILLISECONDS) + steps)
}

/** Turns two-factor codes on for somebody with the usual password; answers his authenticator. */
export async function turnTotpOn(person: Person): Promise<(steps?: number) => string> {
  const enabled = await person.change('POST', '/api/user/totp/enable')
  const code = codesOf(enabled.body.totpSecret)
  const done = await person.change('POST', '/api/user/totp/confirm', {
    code: code(),
    password: PASSWORD,
  })
  expect(done.body).toMatchObject({ result: true })
  return code
}

/** RFC 6238 with SHA-1 and six digits, written anew here. */
function totp(secret: string, step: number): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...secret].map((one) => letters.indexOf(one).toString(2).padStart(5, '0')).join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', key).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 15
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}
