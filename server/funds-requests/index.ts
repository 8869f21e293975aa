export {
  type FundsRequestInput,
  type RequestFundsFailure,
  requestFunds,
} from './request-funds.ts'
