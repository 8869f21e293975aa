/** What is offered for one click (CALC-26), in US dollars. */
export const quickAmounts = ['150', '250', '500', '1000', '2000'] as const
