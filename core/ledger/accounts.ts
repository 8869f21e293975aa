/** What the chain holds for us, per asset: hot wallet and pay-in addresses together. */
export const walletAccount = 'wallet'
/** The operator's own money. */
export const capitalAccount = 'capital'
/** The operator's coins in cold storage: his as before, but no longer at addresses that the product watches. */
export const coldAccount = 'cold'
/** What we bought and sold against customers: the exposure to hedge. */
export const tradingAccount = 'trading'
/** Service fees earned. */
export const serviceFeeAccount = 'fee:service'
/** Network fees charged to customers, less what the networks took. */
export const networkFeeAccount = 'fee:network'
/** Deposits that no order explains. */
export const suspenseAccount = 'suspense'
/** Losses: deposits reversed after their payout was signed. */
export const lossAccount = 'loss'

/** What trading venues took for trades. */
export const venueFeeAccount = 'fee:venue'

/** What lies at a trading venue. */
export function venueAccount(venue: string): string {
  return `venue:${venue}`
}

/** What a partner has earned and was not paid yet. */
export function partnerAccount(partnerId: string): string {
  return `partner:${partnerId}`
}

/** What purchases through providers of fiat cost in commissions; what providers pay us for them is booked elsewhere. */
export const purchaseCommissionAccount = 'fee:purchases'

/** What an affiliate has earned and was not paid yet. Below zero where commissions were reversed after their payout. */
export function affiliateAccount(affiliateId: string): string {
  return `affiliate:${affiliateId}`
}

/** What an affiliate has earned by purchases through providers, which is paid out as it is. */
export function affiliatePurchaseAccount(affiliateId: string): string {
  return `affiliate-purchases:${affiliateId}`
}

/** What an affiliate earns if the operator releases it after a look. */
export function heldCommissionAccount(affiliateId: string): string {
  return `affiliate-held:${affiliateId}`
}

/** What we owe the customer of one order. Zero when the order has ended. */
export function customerAccount(orderId: string): string {
  return `order:${orderId}`
}

/** What is on its way out: owed until the chain has confirmed it. */
export function outgoingAccount(orderId: string): string {
  return `outgoing:${orderId}`
}
