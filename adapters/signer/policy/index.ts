export { createPolicy, type SigningPolicy } from './create-policy.ts'
export { parseCeilings } from './parse-ceilings.ts'
export type { PolicyFacts } from './recorded-intent.ts'
