import { type RequestFailure, refuseRequest } from '@causeway/api/failures'
import { askedOrigin, isFromOwnPage, type OwnSite } from '@causeway/api/http'
import { askedLanguage, errorMessage } from '@causeway/content/error-messages'
import type { FastifyReply, FastifyRequest } from 'fastify'

type Needs = { readonly ownSite: OwnSite }

/**
 * Why a form is not taken, whichever page it is sent to; null where it is. It must come from one of our own pages
 * (docs/adr/0008-csrf.md), and be a form.
 */
export async function formError(
  { ownSite }: Needs,
  request: FastifyRequest,
): Promise<RequestFailure | null> {
  if (!isFromOwnPage(ownSite, request)) return { code: 'form_from_elsewhere' }
  return (await isForm(request)) ? null : { code: 'request_malformed' }
}

/** Says why a page is not shown: as a sentence to people, in JSON to programs. */
export function refusePage(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  failure: RequestFailure,
): FastifyReply {
  const { status, body } = refuseRequest(failure)
  reply.code(status).header('cache-control', 'no-store')
  if (!headers.accept?.includes('text/html')) return reply.send(body)
  const { code, message } = body.error
  const text = errorMessage(askedLanguage(headers['accept-language']), code) ?? message
  return reply.type('text/plain; charset=utf-8').send(text)
}

/** The request as the pages read it. Its origin is ours, and its path is never read as anything but a path. */
export function pageRequest({ ownSite }: Needs, request: FastifyRequest): Request {
  const url = new URL(askedOrigin(ownSite, request))
  const at = request.url.indexOf('?')
  url.pathname = at === -1 ? request.url : request.url.slice(0, at)
  url.search = at === -1 ? '' : request.url.slice(at)
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value)
    else for (const one of value ?? []) headers.append(name, one)
  }
  return new Request(url, { method: request.method, headers, body: bodyOf(request) })
}

async function isForm(request: FastifyRequest): Promise<boolean> {
  const type = request.headers['content-type']
  if (type === undefined) return false
  try {
    await new Response(bodyOf(request), { headers: { 'content-type': type } }).formData()
    return true
  } catch {
    return false
  }
}

function bodyOf({ body }: FastifyRequest): Uint8Array<ArrayBuffer> | null {
  return body instanceof Uint8Array ? new Uint8Array(body) : null
}
