import { expect, test } from 'vitest'
import { chooseStorage, createMemoryStorage } from './choose-storage.ts'
import { createCookieStorage } from './create-cookie-storage.ts'

/** A document that keeps cookies as browsers do; what was written is in `written`. */
function cookiePlace() {
  const written: string[] = []
  const kept = new Map<string, string>()
  return {
    written,
    get cookie() {
      return [...kept].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      written.push(text)
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? []
      if (text.includes('Max-Age=0')) kept.delete(name)
      else kept.set(name, value)
    },
  }
}

const forbidden = () => {
  throw new DOMException('forbidden', 'SecurityError')
}
const forgetful = () => ({ getItem: () => null, setItem: () => {}, removeItem: () => {} })

test('[TELE-03] cookies first, then local storage, then memory', () => {
  const cookies = createCookieStorage(cookiePlace(), true)
  const local = createMemoryStorage()
  const memory = createMemoryStorage()
  expect(chooseStorage([() => cookies, () => local, () => memory])).toBe(cookies)
  expect(chooseStorage([forgetful, () => local, () => memory])).toBe(local)
  expect(chooseStorage([forgetful, forbidden, () => memory])).toBe(memory)
})

test('[TELE-03] where nothing works it throws', () => {
  expect(() => chooseStorage([forgetful, forbidden])).toThrow('no storage can be used')
  expect(() => chooseStorage([])).toThrow()
})

test('[TELE-03] cookies last 31 days for the whole site, and come along to other sites over https', () => {
  const place = cookiePlace()
  const cookies = createCookieStorage(place, true)
  cookies.setItem('choice', '{"a":"b; c"}')
  expect(place.written).toEqual([
    'choice=%7B%22a%22%3A%22b%3B%20c%22%7D; Path=/; Max-Age=2678400; SameSite=None; Secure',
  ])
  expect(cookies.getItem('choice')).toBe('{"a":"b; c"}')
  expect(cookies.getItem('hoice')).toBeNull()
  cookies.removeItem('choice')
  expect(cookies.getItem('choice')).toBeNull()
  createCookieStorage(place, false).setItem('a', 'b')
  expect(place.written.at(-1)).toBe('a=b; Path=/; Max-Age=2678400; SameSite=Lax')
  place.cookie = 'broken=%E0%A4%A'
  expect(cookies.getItem('broken')).toBeNull()
})
