import { askNode, readAnswerText } from './ask-node.ts'

type Ask = (method: string, ...params: readonly unknown[]) => Promise<unknown>

const OUTSIDE_WALLET = 'outside'

/** The outside customer: a wallet of litecoind with keys of its own, never ours. */
export function litecoinCustomer(rpcUrl: string) {
  const ask: Ask = (method, ...params) =>
    askNode(`${rpcUrl}/wallet/${OUTSIDE_WALLET}`, method, params)
  const address = async () => readAnswerText(await ask('getnewaddress'))
  return {
    ask,
    address,
    /** Answers whether the wallet is new. */
    open: async (): Promise<boolean> => {
      const wallets = await ask('listwallets')
      if (Array.isArray(wallets) && wallets.includes(OUTSIDE_WALLET)) return false
      await ask('createwallet', OUTSIDE_WALLET, false, false, '', false, false, true)
      return true
    },
    pay: async (to: string, litecoins: string) => ({
      txId: readAnswerText(await ask('sendtoaddress', to, litecoins)),
    }),
    /** A signed transaction that spends what `txId` spends. Its input is worth at least what it sends on: fee included. */
    conflictWith: async (txId: string): Promise<string> => {
      // The wallet keeps it, also where a reorganisation drove it out of the pool.
      const known = await ask('gettransaction', txId)
      const spent = inputsOf(await ask('decoderawtransaction', hexOf(known)))
      // All but a hair of any reward becomes the miner's, which is the customer again.
      const conflict = await ask('createrawtransaction', spent, [{ [await address()]: '0.01' }])
      const signed = await ask('signrawtransactionwithwallet', conflict)
      return hexOf(signed)
    },
  }
}

function hexOf(answer: unknown): string {
  const isObject = typeof answer === 'object' && answer !== null
  return readAnswerText(isObject && 'hex' in answer ? answer.hex : undefined)
}

function inputsOf(transaction: unknown): readonly unknown[] {
  if (typeof transaction !== 'object' || transaction === null || !('vin' in transaction)) {
    throw new Error('The node did not say what a transaction spends')
  }
  return Array.isArray(transaction.vin) ? transaction.vin : []
}
