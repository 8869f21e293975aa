export {
  OPENID_CLIENT,
  type OpenidPerson,
  type OpenidProvider,
  startOpenidProvider,
} from './start-openid-provider.ts'
export { walkProvider } from './walk-provider.ts'
