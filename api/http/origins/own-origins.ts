import type { FastifyRequest } from 'fastify'
import { isLoopbackHost } from '../callers/peer.ts'
import { isOwnOrigin } from './is-own-origin.ts'

/** Under which address people see the site. */
export type OwnSite = {
  readonly publicOrigin: string
  /** The operator named it (`PUBLIC_URL`): then no other name is ours, whatever a request's `Host` says. */
  readonly hasPublicUrl: boolean
  /** The host on which the back office answers (`BACKOFFICE_HOST`); absent or null: that of the site. */
  readonly backofficeHost?: string | null
}

type Asked = Pick<FastifyRequest, 'headers' | 'host' | 'protocol'>

/** True where one of our own pages asks (docs/adr/0008-csrf.md). */
export function isFromOwnPage(site: OwnSite, request: Asked): boolean {
  return isOwnOrigin(request.headers, ownOrigins(site, request))
}

/** Whether a request was sent to the host on which the back office answers; null: to any. */
export function isBackofficeHost(
  backofficeHost: string | null,
  { host }: Pick<Asked, 'host'>,
): boolean {
  if (backofficeHost === null) return true
  return isHost(host) && new URL(`http://${host}`).hostname === backofficeHost
}

/** The origin that a request was sent to where it is ours; else the public one. */
export function askedOrigin(site: OwnSite, request: Asked): string {
  const { publicOrigin, hasPublicUrl } = site
  const asked = originOf(request)
  if (asked === null) return publicOrigin
  if (isOnOwnBackofficeHost(site, request)) return asked
  const { host } = new URL(asked)
  const isOurs = !hasPublicUrl || isLoopbackHost(host) || host === new URL(publicOrigin).host
  return isOurs ? asked : publicOrigin
}

/** Origins of our own pages: the public one, and on this machine, or where no name was given, the one that was asked. */
export function ownOrigins(site: OwnSite, request: Asked): readonly string[] {
  const { publicOrigin, hasPublicUrl } = site
  const asked = originOf(request)
  if (asked === null) return [publicOrigin]
  // The site's own pages are another origin than the back office, and change nothing there.
  if (isOnOwnBackofficeHost(site, request)) return [asked]
  const isOurs = !hasPublicUrl || isLoopbackHost(new URL(asked).host)
  return isOurs ? [publicOrigin, asked] : [publicOrigin]
}

function isOnOwnBackofficeHost({ backofficeHost = null }: OwnSite, request: Asked): boolean {
  return backofficeHost !== null && isBackofficeHost(backofficeHost, request)
}

/** Null where `Host`, or what a proxy says in its place, is no host. */
function originOf({ host, protocol }: Asked): string | null {
  return isHost(host)
    ? new URL(`${protocol === 'https' ? 'https' : 'http'}://${host}`).origin
    : null
}

/** A name or an address with or without a port, and nothing else that a URL could make something of. */
export function isHost(text: string | undefined): text is string {
  return (
    text !== undefined &&
    /^(?:[\w.-]+|\[[\d:.a-f]+\])(?::\d{1,5})?$/i.test(text) &&
    URL.canParse(`http://${text}`)
  )
}
