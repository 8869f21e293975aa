import { expect, test } from 'vitest'
import { countryCookie } from './country-cookie.ts'

const countries = {
  header: 'X-Country',
  ofAddress: (ip: string) => (ip === '192.0.2.7' ? 'NL' : null),
  playCookie: null,
}
const asker = { headers: {}, ip: '192.0.2.7', protocol: 'http' } as const

test('[TELE-05] ipcountry says where a visitor is, once, for 31 days', () => {
  expect(countryCookie(asker, countries)).toBe(
    'ipcountry=NL; Path=/; Max-Age=2678400; SameSite=Lax',
  )
  expect(
    countryCookie({ ...asker, protocol: 'https', headers: { 'x-country': 'fr' } }, countries),
  ).toBe('ipcountry=FR; Path=/; Max-Age=2678400; SameSite=None; Secure')
  expect(
    countryCookie({ ...asker, headers: { cookie: 'a=b; ipcountry=NL' } }, countries),
  ).toBeNull()
  expect(countryCookie({ ...asker, ip: '127.0.0.1' }, countries)).toBeNull()
})

test('[TELE-05] ipcountry goes when nobody knows any longer where the visitor is', () => {
  const moved = { ...asker, ip: '127.0.0.1', headers: { cookie: 'ipcountry=US' } }
  expect(countryCookie(moved, countries)).toBe('ipcountry=; Path=/; Max-Age=0; SameSite=Lax')
  expect(countryCookie({ ...moved, protocol: 'https' }, countries)).toBe(
    'ipcountry=; Path=/; Max-Age=0; SameSite=None; Secure',
  )
})
