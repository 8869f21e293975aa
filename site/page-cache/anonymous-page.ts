import { randomBytes } from 'node:crypto'
import { callerOf } from '@causeway/api/http'
import type { PageFacts, WebBuild } from '../web-build/web-build.ts'

export type AnonymousPage = { readonly response: Response; readonly cspNonce: string }

/**
 * A page rendered anonymously: without cookies, address, operator's rights or a host of the visitor's choice, and with the
 * fees of a country where one is named (ISO code). `path` may have a query. Follows no redirect.
 */
export async function anonymousPage(
  needs: Omit<PageFacts, 'cspNonce' | 'caller'> & { readonly web: Pick<WebBuild, 'handlePage'> },
  path: string,
  country: string | null = null,
): Promise<AnonymousPage> {
  const { web, ...facts } = needs
  const cspNonce = randomBytes(16).toString('base64')
  const request = new Request(new URL(path, facts.publicUrl))
  const caller = { ...callerOf({ headers: {}, ip: '', protocol: 'http' }, null), country }
  const response = await web.handlePage(request, {
    ...facts,
    sandbox: null,
    staff: null,
    cspNonce,
    caller,
  })
  return { response, cspNonce }
}
