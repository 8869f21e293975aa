export { createKeyPair, type KeyPair } from './create-key-pair.ts'
export { importPrivateKey } from './import-private-key.ts'
export { type ReplayProtection, signBody } from './sign-body.ts'
