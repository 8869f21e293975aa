export { browserStorage, localOrMemory } from './browser-storage.ts'
export { createMemoryStorage, type TextStorage } from './choose-storage.ts'
export { createCookieStorage } from './create-cookie-storage.ts'
