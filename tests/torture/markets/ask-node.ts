/** Asks a node one thing over JSON-RPC, as its other users do. Throws where it refuses. */
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
    headers: { 'content-type': 'application/json', authorization: `Basic ${credentials}` },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const reply: { result?: unknown; error?: unknown } = JSON.parse(await response.text())
  if (reply.error !== undefined && reply.error !== null) {
    throw new Error(`${method}: ${JSON.stringify(reply.error)}`)
  }
  return reply.result
}
