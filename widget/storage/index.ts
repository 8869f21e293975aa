export { browserStorage, localOrMemory } from './browser-storage.ts'
export { chooseStorage, createMemoryStorage, type TextStorage } from './choose-storage.ts'
export { type CookiePlace, createCookieStorage } from './create-cookie-storage.ts'
