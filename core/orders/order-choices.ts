/** What the holder of an order on hold can choose; `exchange_agreed`: what was agreed at its rate, and the rest back. */
export const orderChoices = ['exchange', 'exchange_agreed', 'refund'] as const
export type OrderChoice = (typeof orderChoices)[number]
