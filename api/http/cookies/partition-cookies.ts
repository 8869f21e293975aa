import { parseCookie } from 'cookie'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Marks a browser's jar of a frame on another site: it is in no other jar (CHIPS). */
const FRAME_COOKIE = 'frame'
const LIFETIME_SECONDS = 2_678_400
const SAME_SITE = /; *SameSite=(?:Lax|None)/i

/**
 * Gives the widget's frame a cookie jar of its own for each site that it stands on (docs/adr/0062-widget-frame.md): every cookie that
 * a request from such a frame is answered with is `SameSite=None; Secure; Partitioned`, so that browsers which block
 * cookies of third parties keep it, and no other site's frame sees it. On the site itself nothing changes.
 *
 * Whether a request comes from a frame, its first document says by `Sec-Fetch-Dest` and `Sec-Fetch-Site`, which no page can write, and
 * all later requests by a cookie that is only in that jar.
 */
export function partitionCookies(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply) => {
    const isNew = isNewFrame(request)
    if (!isNew && !isOfFrame(request)) return
    const given = reply.getHeader('set-cookie')
    const cookies = Array.isArray(given) ? given : typeof given === 'string' ? [given] : []
    const marks = isNew && !isOfFrame(request) ? [markOf(request)] : []
    if (cookies.length + marks.length === 0) return
    reply.removeHeader('set-cookie')
    reply.header('set-cookie', [...cookies, ...marks].map(partitioned))
  })
}

/** The document of a frame on another site. */
function isNewFrame({ headers, url }: Pick<FastifyRequest, 'headers' | 'url'>): boolean {
  return (
    headers['sec-fetch-dest'] === 'iframe' &&
    headers['sec-fetch-site'] === 'cross-site' &&
    /^(?:\/[a-z]{2})?\/widget-app(?:[/?]|$)/.test(url)
  )
}

/** Whether a request comes out of a frame on another site. */
function isOfFrame({ headers, protocol }: Pick<FastifyRequest, 'headers' | 'protocol'>): boolean {
  const { cookie } = headers
  if (cookie === undefined || !cookie.includes(`${FRAME_COOKIE}=`)) return false
  return parseCookie(cookie)[nameOf(protocol)] === '1'
}

function markOf({ protocol }: Pick<FastifyRequest, 'protocol'>): string {
  return `${nameOf(protocol)}=1; HttpOnly; SameSite=None; Path=/; Max-Age=${LIFETIME_SECONDS}; Secure`
}

function partitioned(cookie: string): string {
  // The back office is in no frame: its session stays what it is.
  if (/; *SameSite=Strict/i.test(cookie)) return cookie
  const isSecure = /; *Secure(?:;|$)/i.test(cookie)
  const bare = cookie.replace(SAME_SITE, '')
  return `${bare}; SameSite=None${isSecure ? '' : '; Secure'}; Partitioned`
}

function nameOf(protocol: string): string {
  return protocol === 'https' ? `__Host-${FRAME_COOKIE}` : FRAME_COOKIE
}
