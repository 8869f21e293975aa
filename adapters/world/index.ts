export { pendingNonceOf, spendableOf, waitingSpends } from './account-spending.ts'
export { advanceChain, headOf } from './advance-chain.ts'
export { advanceFiatOrders } from './advance-fiat-orders.ts'
export { type AskNeeds, askProvider, ProviderDown } from './ask-provider.ts'
export { balanceOf } from './balances-store.ts'
export { blockHash } from './block-hash.ts'
export { canonicalAddress } from './canonical-address.ts'
export {
  createFiatCourier,
  type FiatCourier,
  type FiatCourierNeeds,
} from './create-fiat-courier.ts'
export { fiatMessageKey, signFiatMessage } from './fiat-messages-store.ts'
export {
  fiatOrder,
  findFiatOrder,
  openFiatOrder,
  type WorkedFiatOrder,
} from './fiat-orders-store.ts'
export { storeFundsRequest } from './funds-requests-store.ts'
export {
  beginIdentity,
  identityStatus,
  signIdentityMessage,
} from './identities-store.ts'
export { inTransaction } from './in-transaction.ts'
export { failNextAnswer, losesAnswer } from './lost-answers-store.ts'
export { storeMail } from './mails-store.ts'
export { askedFee } from './minimum-fee-store.ts'
export { modeOf, saveMode } from './modes-store.ts'
export { accountExists, namesAccounts } from './named-accounts.ts'
export { sandboxNetworkFee } from './network-fee.ts'
export { createNetworkPulses } from './network-pulses.ts'
export { openWorld } from './open-world.ts'
export { ownTransactionsAfter, transactionsWithNonce } from './own-transactions.ts'
export { playAddress } from './play-address.ts'
export { playBytes } from './play-bytes.ts'
export type { PlayFiatProvider } from './play-fiat-providers.ts'
export { playNameAddress, playNames } from './play-names.ts'
export { playTransactionId } from './play-transaction-id.ts'
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
export { riskOf } from './risks-store.ts'
export { createSandboxControls } from './sandbox-controls.ts'
export { redeemSocial } from './social-grants-store.ts'
export { type Submission, submitTransaction } from './submit-transaction.ts'
export {
  findTransaction,
  inputsOf,
  outputsOf,
  paymentsAbove,
  spendableOutputs,
} from './transactions-store.ts'
export {
  changeVenueBalance,
  insertVenueOrder,
  layVenueStock,
  type VenueOrder,
  venueBalances,
  venueOrder,
} from './venue-store.ts'
export { hotWalletAddress, watchAddresses } from './watched-store.ts'
export {
  currenciesOf,
  spendsOutputs,
  type World,
  worldCurrency,
  worldNetwork,
} from './world.ts'
