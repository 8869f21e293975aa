export {
  createSigner,
  type Signer,
} from './create-signer.ts'
export { createPolicy } from './policy/create-policy.ts'
export { parseCeilings } from './policy/parse-ceilings.ts'
export { isColdAddress, parseColdAddresses } from './policy/parse-cold-addresses.ts'
export { parseHandLimits } from './policy/parse-hand-limits.ts'
export type { PolicyFacts } from './policy/recorded-intent.ts'
export { SigningRefused } from './signing-refused.ts'
export { STOP_FILE } from './stop-file.ts'
