/** Pairs over several networks, so that chains are watched and paid side by side. */
const PAIRS = [
  { from: 'ltc', to: 'eth', amountFrom: '0.5' },
  { from: 'eth', to: 'ltc', amountFrom: '0.02' },
  { from: 'doge', to: 'usdt20', amountFrom: '500' },
  { from: 'xrp', to: 'doge', amountFrom: '50' },
] as const
const AT_ONCE = 16

/** Places so many orders over HTTP, a few at a time, and gives their public codes. */
export async function placeOrders(url: string, count: number): Promise<readonly string[]> {
  const destinations = new Map<string, string>()
  for (const { to } of PAIRS) {
    destinations.set(to, (await ask(`${url}/api/sandbox/addresses/${to}`, null)).address)
  }
  const codes: string[] = []
  await fewAtATime(count, async (index) => {
    const pair = PAIRS[index % PAIRS.length] ?? PAIRS[0]
    const { transaction } = await ask(
      `${url}/api/transactions`,
      // An empty memo says that the address needs none.
      { ...pair, destinationAddress: destinations.get(pair.to), extraId: '' },
      { 'idempotency-key': crypto.randomUUID() },
    )
    codes.push(transaction.transactionId)
  })
  return codes
}

/** Pays what every order expects from the play wallet. */
export async function payOrders(url: string, codes: readonly string[]): Promise<void> {
  await fewAtATime(codes.length, async (index) => {
    await ask(`${url}/api/sandbox/deposits`, { transactionId: codes[index] })
  })
}

async function fewAtATime(count: number, work: (index: number) => Promise<void>): Promise<void> {
  let next = 0
  const hand = async () => {
    while (next < count) {
      next += 1
      await work(next - 1)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, hand))
}

/** A GET without a body, a POST with one; the parsed reply. Throws where it was refused. */
async function ask(url: string, body: object | null, headers: Record<string, string> = {}) {
  const request = {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  }
  const reply = await fetch(url, body === null ? {} : request)
  const text = await reply.text()
  if (!reply.ok) throw new Error(`${url} was refused: ${text}`)
  return JSON.parse(text)
}
