/** The header by which a client without cookies shows that it holds an order. */
export const HOLDER_HEADER = {
  'X-Holder-Secret': 'The secret returned with the order, for clients that don’t keep cookies.',
} as const
