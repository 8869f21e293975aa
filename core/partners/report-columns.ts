/**
 * Columns of a partner's report as a table, by the names of its fields. New ones come last: partners read them by their
 * place.
 */
export const reportColumns = [
  'day',
  'currencyFrom',
  'currencyTo',
  'subaccountId',
  'ordersCreated',
  'ordersFinished',
  'amountFrom',
  'amountTo',
  'earned',
] as const
