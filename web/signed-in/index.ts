export { readSignedIn, tellSignedIn, watchSignedIn } from './signed-in.ts'
export { useSignedIn } from './use-signed-in.ts'
