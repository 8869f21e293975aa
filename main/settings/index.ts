export { affiliatePolicyOf } from './affiliate-settings.ts'
export {
  backofficeUrlOf,
  type Config,
  isAtThisMachine,
  publicUrlOf,
  readConfig,
} from './config.ts'
export { feePolicyOf } from './fee-policy-of.ts'
export { type Keys, readKeys, readKeystoreSeed } from './keys.ts'
export { formerNamesIn, readEnvironment, WrongSetting } from './read-setting.ts'
