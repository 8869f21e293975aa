import type { MessageKey } from '@causeway/content/messages'

const refusals: Readonly<Record<string, MessageKey>> = {
  rate_id_expired: 'processing.rateExpired',
  rate_id_missing: 'processing.rateExpired',
  rate_id_forged: 'processing.rateExpired',
  rate_id_mismatch: 'processing.rateExpired',
  rate_id_used: 'processing.rateUsed',
  rate_withdrawn: 'processing.rateWithdrawn',
}

/** What to say where an order was refused for its quote alone and a fresh one mends it; null for any other refusal. */
export function quoteRefusal(code: string): MessageKey | null {
  return refusals[code] ?? null
}
