export {
  type Bend,
  createSoftwareAuthenticator,
  type SoftwareAuthenticator,
} from './software-authenticator.ts'
