import { formatUnits } from '@causeway/core/money'
import type { AccountChangeNeeds } from '../account-needs.ts'

/** Every order of an account with a provider of fiat, with what the provider reported, oldest first. */
export async function exportedFiatOrders(
  { database, catalogue }: Pick<AccountChangeNeeds, 'database' | 'catalogue'>,
  accountId: string,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const money = (units: bigint | null, currency: string) => {
    const known = catalogue.find(currency)
    return units === null || known === undefined
      ? null
      : { currency, amount: formatUnits(units, known.decimals), units: units.toString() }
  }
  const rows = await database
    .direct()
    .selectFrom('fiat_order')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute()
  return rows.map((row) => {
    const [given, got] = row.side === 'buy' ? [row.fiat, row.coin] : [row.coin, row.fiat]
    return {
      id: row.public_code,
      createdAt: row.created_at,
      endedAt: row.ended_at,
      state: row.status,
      side: row.side,
      provider: row.provider,
      providerReference: row.provider_reference,
      expected: { in: money(row.amount_from, given), out: money(row.amount_to, got) },
      reported: { in: money(row.reported_from, given), out: money(row.reported_to, got) },
      fee: money(row.fee, row.fiat),
      method: row.method,
      country: row.country,
      countryState: row.country_state,
      address: { address: row.destination, extraId: row.destination_extra_id },
      txId: row.tx_id,
      reason: row.reason,
      email: row.email,
      // Those two are kept a day at most.
      network: row.client_address,
      browser: row.user_agent,
      language: row.language,
      clientId: row.client_id,
      refId: row.ref_id,
    }
  })
}
