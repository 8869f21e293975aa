export {
  createSigner,
  type Signer,
} from './create-signer.ts'
export {
  createPolicy,
  type PolicyFacts,
  parseCeilings,
} from './policy/index.ts'
export { SigningRefused } from './signing-refused.ts'
export { STOP_FILE } from './stop-file.ts'
