export { createSigner, type Signer, type SigningFunction } from './create-signer.ts'
export { JournalDamaged } from './journal.ts'
export { type RefusalReason, SigningRefused } from './signing-refused.ts'
