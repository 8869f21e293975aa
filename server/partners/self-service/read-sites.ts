import { type Failure, fail, ok, type Result } from '@causeway/core/result'

export type SiteFailure = Failure<'site_malformed'> & { readonly site: string }

/**
 * Sites as keys keep them: of each the origin, which browsers send with a frame, and none twice. Refuses what is no address of
 * a web page.
 */
export function readSites(texts: readonly string[]): Result<readonly string[], SiteFailure> {
  const sites = new Set<string>()
  for (const site of texts) {
    const origin = originOf(site)
    if (origin === null) return fail({ code: 'site_malformed', site })
    sites.add(origin)
  }
  return ok([...sites])
}

function originOf(text: string): string | null {
  const url = URL.parse(text.trim())
  if (url === null || !/^https?:$/.test(url.protocol)) return null
  return url.username === '' && url.password === '' && url.hostname !== '' ? url.origin : null
}
