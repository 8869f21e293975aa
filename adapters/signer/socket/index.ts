export { createSignerServer, type SignerServer, SocketInUse } from './create-signer-server.ts'
export {
  createSocketSigner,
  SignerFailed,
  SignerUnreachable,
  type SocketSigner,
} from './create-socket-signer.ts'
