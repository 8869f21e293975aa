import { chooseStorage, createMemoryStorage, type TextStorage } from './choose-storage.ts'
import { createCookieStorage } from './create-cookie-storage.ts'

const memory = createMemoryStorage()
let chosen: TextStorage | null = null

/** The browser's place for short texts: cookies, else local storage, else memory (TELE-03). In a browser only. */
export function browserStorage(): TextStorage {
  chosen ??= chooseStorage([
    () => createCookieStorage(document, location.protocol === 'https:'),
    () => localStorage,
    () => memory,
  ])
  return chosen
}

/** For what is too long for a cookie: local storage, else memory. In a browser only. */
export function localOrMemory(): TextStorage {
  return chooseStorage([() => localStorage, () => memory])
}
