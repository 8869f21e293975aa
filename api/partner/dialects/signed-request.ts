import type { IncomingHttpHeaders } from 'node:http'

/** What a request is judged by: its headers, and its body byte by byte. */
export type SignedRequest = {
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
  /** Under which address of ours it was asked, with path and query as they came; absent where none signs it. */
  readonly url?: string
}

/** The one value of a header; null where it is missing, empty or there more than once. */
export function headerOf({ headers }: SignedRequest, name: string): string | null {
  const value = headers[name]
  return typeof value === 'string' && value !== '' && value.length <= LONGEST_HEADER ? value : null
}

const LONGEST_HEADER = 4000

/**
 * What is signed: the content (the body, byte by byte, unless another is given); where the request names a time and a word of its own, these before it, a line
 * each, so that neither can be changed.
 */
export function signedBytes(request: SignedRequest, content: Buffer = request.body): Buffer {
  const timestamp = headerOf(request, 'x-api-timestamp')
  const nonce = headerOf(request, 'x-api-nonce')
  if (timestamp === null && nonce === null) return content
  return Buffer.concat([Buffer.from(`${timestamp ?? ''}\n${nonce ?? ''}\n`), content])
}
