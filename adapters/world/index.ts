export { canonicalAddress, playAddress } from './addresses/play-address.ts'
export { playNameAddress, playNames } from './addresses/play-names.ts'
export { type AskNeeds, askProvider, ProviderDown } from './ask-provider.ts'
export { pendingNonceOf, spendableOf, waitingSpends } from './chains/account-spending.ts'
export { advanceChain, headOf } from './chains/advance-chain.ts'
export { balanceOf } from './chains/balances-store.ts'
export { blockHash } from './chains/block-hash.ts'
export { askedFee, sandboxNetworkFee } from './chains/minimum-fee-store.ts'
export { accountExists, namesAccounts } from './chains/named-accounts.ts'
export { createNetworkPulses } from './chains/network-pulses.ts'
export { ownTransactionsAfter, transactionsWithNonce } from './chains/own-transactions.ts'
export { playTransactionId } from './chains/pay-from-outside.ts'
export { type Submission, submitTransaction } from './chains/submit-transaction.ts'
export {
  findTransaction,
  inputsOf,
  outputsOf,
  paymentsAbove,
  spendableOutputs,
} from './chains/transactions-store.ts'
export { hotWalletAddress, watchAddresses } from './chains/watched-store.ts'
export { advanceFiatOrders } from './fiat/advance-fiat-orders.ts'
export {
  createFiatCourier,
  type FiatCourier,
  type FiatCourierNeeds,
} from './fiat/create-fiat-courier.ts'
export { fiatMessageKey, signFiatMessage } from './fiat/fiat-messages-store.ts'
export type { PlayFiatProvider } from './fiat/fiat-orders-store.ts'
export {
  fiatOrder,
  findFiatOrder,
  openFiatOrder,
  type WorkedFiatOrder,
} from './fiat/fiat-orders-store.ts'
export { inTransaction } from './in-transaction.ts'
export { failNextAnswer, losesAnswer } from './lost-answers-store.ts'
export { modeOf, saveMode } from './modes-store.ts'
export { openWorld } from './open-world.ts'
export {
  booleanField,
  countField,
  fieldOf,
  listField,
  NonsenseReply,
  optionalTextField,
  parseReply,
  textField,
  unitsField,
  wordField,
} from './reply.ts'
export { createSandboxControls } from './sandbox-controls.ts'
export { storeFundsRequest } from './services/funds-requests-store.ts'
export {
  beginIdentity,
  identityStatus,
  signIdentityMessage,
} from './services/identities-store.ts'
export { storeMail } from './services/mails-store.ts'
export { riskOf } from './services/risks-store.ts'
export { redeemSocial } from './services/social-grants-store.ts'
export {
  changeVenueBalance,
  insertVenueOrder,
  layVenueStock,
  type VenueOrder,
  venueBalances,
  venueOrder,
} from './services/venue-store.ts'
export {
  currenciesOf,
  playBytes,
  spendsOutputs,
  type World,
  worldCurrency,
  worldNetwork,
} from './world.ts'
