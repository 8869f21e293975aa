import { liveParts } from './live-parts.ts'
import type { PackedPage } from './pack-page.ts'
import { packedBody } from './packed-body.ts'

/** Pages renew themselves every seven seconds: one rendering serves most of their viewers, and what is shown is never much older. */
const KEPT_MILLISECONDS = 4000

export type LivePage = {
  /** What the parts depend on: pages with the same key have the same parts. */
  readonly key: string
  /** Renders the whole page for who asks. */
  readonly render: () => Promise<Response>
  /** What the client can unpack; undefined: nothing. */
  readonly acceptEncoding: string | undefined
}

/** Null where a page has no parts to share. */
type Parts = Pick<PackedPage, 'html' | 'compressed'> | null

/**
 * Renders and compresses a page that renews itself once in four seconds for all who look at it, and answers with the parts that renew
 * themselves alone. Whether a viewer may see the page is for the caller to check, on every request. Pages that fail, redirect or have no such
 * parts aren't shared: each viewer gets a page rendered for them. `now`: milliseconds of a clock that is never set back.
 */
export function shareLiveParts(now: () => number): (page: LivePage) => Promise<Response> {
  const kept = new Map<string, { readonly madeAt: number; readonly parts: Promise<Parts> }>()

  function dropOld(): void {
    for (const [key, { madeAt }] of kept) {
      if (now() - madeAt < KEPT_MILLISECONDS) return
      kept.delete(key)
    }
  }

  return async ({ acceptEncoding, key, render }) => {
    dropOld()
    const shared = kept.get(key)
    if (shared !== undefined) {
      const parts = await shared.parts
      return parts === null ? render() : partsReply(parts, acceptEncoding)
    }
    const { promise: parts, resolve } = Promise.withResolvers<Parts>()
    kept.set(key, { madeAt: now(), parts })
    let found: Parts = null
    try {
      const response = await render()
      if (response.status !== 200) return response
      const html = await response.text()
      found = packedParts(html)
      return found === null ? new Response(html, response) : await partsReply(found, acceptEncoding)
    } finally {
      if (found === null) kept.delete(key)
      resolve(found)
    }
  }
}

function packedParts(html: string): Parts {
  const parts = liveParts(html)
  if (parts === '') return null
  return { html: Buffer.from(`<!doctype html><title>Live</title>${parts}`), compressed: new Map() }
}

async function partsReply(
  parts: NonNullable<Parts>,
  acceptEncoding: string | undefined,
): Promise<Response> {
  const { bytes, encoding } = await packedBody(parts, acceptEncoding)
  return new Response(new Uint8Array(bytes), {
    headers: {
      ...(encoding !== null && { 'content-encoding': encoding }),
      vary: 'accept-encoding',
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex, nofollow',
    },
  })
}
