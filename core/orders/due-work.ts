/** What waits in the database for somebody to take it up, by kind; each kind has workers of its own. */
export type DueWork =
  | 'orders'
  | 'transfers'
  | 'screenings'
  | 'identifications'
  | 'fiat'
  | 'webhooks'
  | 'affiliates'
