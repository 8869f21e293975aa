import { randomUUID } from 'node:crypto'
import { amount } from '@causeway/core/money'
import type { ObservedPayment } from '@causeway/core/ports'
import { scanChain } from '@causeway/server/deposits'
import { onTestFinished } from 'vitest'
import type { Exchange } from './exchange.ts'

/** A payment that nobody has seen yet. */
export function paymentTo(address: string, change: Partial<ObservedPayment> = {}): ObservedPayment {
  return {
    txId: randomUUID(),
    outputIndex: 0,
    amount: amount('btc', 1_000_000n),
    address,
    extraId: null,
    blockHash: null,
    confirmations: 0,
    ...change,
  }
}

export function chainOf(exchange: Exchange, network: string) {
  const chain = exchange.needs.chains.get(network)
  if (chain === undefined) throw new Error(`No ${network}`)
  return chain
}

/** A scan tells these payments: what was written down of them, and who was told what. */
export async function tell(
  exchange: Exchange,
  network: string,
  payments: readonly ObservedPayment[],
) {
  const { answers } = exchange.script(network)
  answers.scan = async () => ({ payments, cursor: 'here', height: 1 })
  const alerts: unknown[] = []
  const woken: unknown[] = []
  const changed: string[] = []
  onTestFinished(exchange.needs.watch.onChange((id) => changed.push(id)))
  const needs = {
    ...exchange.needs,
    alert: (name: string, facts: object) => alerts.push([name, facts]),
    wake: (kind?: unknown) => woken.push(kind),
  }
  await scanChain(needs, chainOf(exchange, network))
  delete answers.scan
  const rows = await exchange.database
    .direct()
    .selectFrom('deposit')
    .selectAll()
    .where(
      'tx_id',
      'in',
      payments.map(({ txId }) => txId),
    )
    .orderBy('id')
    .execute()
  return { rows, alerts, changed, woken }
}
