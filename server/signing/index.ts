export { assertReadOnly } from './assert-read-only.ts'
export { createIntentReader } from './intent-reader.ts'
