/** Asks a node of ours one thing over JSON-RPC. Throws where it refuses or cannot be reached. */
export async function askNode(
  rpcUrl: string,
  method: string,
  params: readonly unknown[],
): Promise<unknown> {
  const url = new URL(rpcUrl)
  const credentials = Buffer.from(`${url.username}:${url.password}`).toString('base64')
  url.username = ''
  url.password = ''
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Basic ${credentials}`,
      // litecoind waits for idle connections before it ends.
      connection: 'close',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const reply: unknown = JSON.parse(await response.text())
  const { result, error } = typeof reply === 'object' && reply !== null ? openReply(reply) : {}
  if (error !== undefined && error !== null) throw new Error(`${method}: ${JSON.stringify(error)}`)
  return result
}

function openReply(reply: object): { readonly result?: unknown; readonly error?: unknown } {
  return {
    result: 'result' in reply ? reply.result : undefined,
    error: 'error' in reply ? reply.error : undefined,
  }
}

/** The text that a node of ours answered with. */
export function readAnswerText(answer: unknown): string {
  if (typeof answer !== 'string') throw new Error('The node answered with something else than text')
  return answer
}
