import { randomUUID } from 'node:crypto'
import type { Shop } from '../../../customers/index.ts'
import { mailedToken } from '../mails.ts'
import type { TestPartner } from '../partner-steps.ts'
import { newAddress, PASSWORD, personAt, signUpAt, solvedCaptcha } from '../person.ts'
import { TEST_APP } from './use-accounts.ts'
import { provokePartnerRefusals } from './use-partner-account.ts'

/** Makes calls of accounts refuse for reasons of their own. */
export async function provokeAccountRefusals(shop: Shop, partner: TestPartner): Promise<void> {
  const person = personAt(shop)
  const { email } = await signUpAt(shop, person)
  const path = '/api/addresses/favourites'
  const id = randomUUID()
  for (const name of ['Mine', 'x'.repeat(61)]) await person.change('POST', path, { id, name })
  await person.change('DELETE', `${path}?id=${id}`)
  await person.ask('POST', '/api/user/proof', {
    body: { password: PASSWORD },
    headers: { 'x-csrf-token': 'wrong' },
  })
  const app = { secret: TEST_APP.secret, code: 'nothing' }
  await person.ask('POST', `/api/oauth/access-token/${TEST_APP.id}`, { body: app })
  const unknown = { code: 'a'.repeat(43), verifier: 'b'.repeat(43) }
  await person.ask('POST', '/api/auth/widget-sign-in', { body: unknown })
  const captcha = await solvedCaptcha(shop)
  await person.ask('POST', '/api/auth/form-recover', { body: { email, captcha } })
  const recoverToken = await mailedToken(shop, email, 'recover')
  for (const password of ['short', 'password1234', 'x'.repeat(300)]) {
    await person.ask('POST', '/api/auth/recover/submit', { body: { recoverToken, password } })
  }
  await provokePartnerRefusals(shop, person, partner)
  const japanese = personAt(shop)
  await japanese.ask('POST', '/api/sandbox/visitor', { body: { country: 'JP' } })
  await japanese.ask('POST', '/api/auth/sign-up', {
    body: { email: newAddress(), captcha: await solvedCaptcha(shop) },
  })
}
