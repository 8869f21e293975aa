import type { ReceivedPayment } from './received-on-anvil.ts'

type Ask = (method: string, ...params: readonly unknown[]) => Promise<unknown>

const LITOSHI = 100_000_000

/** Payments to an address of the outside customer's wallet, those that wait included. */
export async function receivedOnLitecoind(
  ask: Ask,
  address: string,
): Promise<readonly ReceivedPayment[]> {
  const entries = await ask('listtransactions', '*', 10_000)
  if (!Array.isArray(entries)) return []
  return entries.flatMap((entry: unknown) => {
    const payment = readEntry(entry)
    return payment?.address === address && payment.category === 'receive'
      ? [
          {
            // The node writes eight decimals, which a double holds exactly enough to round back.
            units: BigInt(Math.round(payment.amount * LITOSHI)),
            txId: payment.txid,
            confirmations: payment.confirmations,
          },
        ]
      : []
  })
}

function readEntry(entry: unknown) {
  if (typeof entry !== 'object' || entry === null) return null
  if (!('address' in entry && 'category' in entry && 'amount' in entry)) return null
  if (!('txid' in entry && 'confirmations' in entry)) return null
  const { address, amount, category, confirmations, txid } = entry
  if (typeof amount !== 'number' || typeof confirmations !== 'number') return null
  if (typeof txid !== 'string') return null
  return { address, amount, category, confirmations, txid }
}
