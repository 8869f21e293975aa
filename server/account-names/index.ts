export {
  type AccountsNeeds,
  accountCost,
  checkNewAccount,
  type NewAccountFailure,
  withAccountCost,
} from './check-new-account.ts'
export { type SuggestedNameFailure, suggestEosName } from './suggest-eos-name.ts'
