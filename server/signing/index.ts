export { assertReadOnly } from './assert-read-only.ts'
export { createIntentReader, type IntentReader } from './intent-reader.ts'
export type { RecordedIntent, RecordedSettlement } from './recorded-intent.ts'
