export {
  type FundsRequestInput,
  type FundsRequestNeeds,
  type RequestFundsFailure,
  requestFunds,
} from './request-funds.ts'
