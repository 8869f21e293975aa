export { createSignerServer } from './create-signer-server.ts'
export { createSocketSigner } from './create-socket-signer.ts'
