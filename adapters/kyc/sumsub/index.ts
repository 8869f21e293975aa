export { createSumsubIdentity } from './create-sumsub-identity.ts'
