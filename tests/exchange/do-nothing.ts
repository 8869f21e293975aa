import type { Exchange } from './exchange.ts'

/** The chain includes what it is given, takes its fee, and does nothing, until the answer is called. */
export function doNothing(exchange: Exchange, network: string): () => void {
  const { answers } = exchange.script(network)
  const chain = exchange.needs.chains.get(network)
  if (chain === undefined) throw new Error(`No ${network}`)
  const { broadcast, transactionStatus } = chain
  const swallowed = new Set<string>()
  answers.broadcast = async ({ txId }) => {
    swallowed.add(txId)
    return { outcome: 'accepted' }
  }
  answers.transactionStatus = async (txId) => {
    if (!swallowed.has(txId)) return transactionStatus(txId)
    const fee = { asset: exchange.needs.catalogue.network(network)?.feeAsset ?? '', units: 0n }
    return { state: 'in_block', confirmations: 50, fee, succeeded: false }
  }
  return () => {
    answers.broadcast = broadcast
    answers.transactionStatus = transactionStatus
  }
}
