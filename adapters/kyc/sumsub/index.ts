export { createSumsubIdentity, type SumsubNeeds } from './create-sumsub-identity.ts'
