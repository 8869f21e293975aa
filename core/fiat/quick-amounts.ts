/** What is offered for one click (CALC-26), in US dollars. */
export const quickAmounts = ['150', '250', '500', '1000', '2000'] as const

/** What a purchase begins with (CALC-04). */
export const buyDefaults = { from: 'usd', to: 'btc', amountFrom: '150' } as const
