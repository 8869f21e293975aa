export {
  createKeystore,
  openKeystore,
  SHORTEST_PASSPHRASE_BYTES,
} from './keystore.ts'
