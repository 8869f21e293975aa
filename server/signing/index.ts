export { assertReadOnly, createIntentReader } from './intent-reader.ts'
