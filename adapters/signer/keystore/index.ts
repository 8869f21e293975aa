export {
  type CreateKeystoreFailure,
  createKeystore,
  type OpenKeystoreFailure,
  openKeystore,
  SHORTEST_PASSPHRASE_BYTES,
} from './keystore.ts'
