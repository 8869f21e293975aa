export {
  createSigner,
  type Signer,
  type SignerNeeds,
  type SigningFunction,
} from './create-signer.ts'
export { JournalDamaged } from './journal/index.ts'
export {
  createPolicy,
  type OwnAddresses,
  type PolicyFacts,
  parseCeilings,
  type RecordedIntent,
  type SigningPolicy,
} from './policy/index.ts'
export { type RefusalReason, SigningRefused } from './signing-refused.ts'
export { STOP_FILE } from './stop-file.ts'
