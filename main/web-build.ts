import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Caller, Calls, SandboxCalls } from '@causeway/api/contract'
import type { SiteFacts } from '@causeway/content/site'

const webFolder = resolve(import.meta.dirname, '../web')

/** Files that browsers ask for by name. */
export const clientFolder = join(webFolder, 'build/client')

/** What a page is handed: the shape that the web room's build asks for. */
export type PageFacts = {
  readonly calls: Calls
  readonly sandbox: SandboxCalls | null
  readonly world: 'play' | 'real'
  readonly cspNonce: string
  readonly caller: Caller
  readonly brand: { readonly name: string; readonly supportEmail: string | null }
  readonly site: SiteFacts
  readonly publicUrl: string
  /** What the exchange form begins with. */
  readonly defaultPair: { readonly from: string; readonly to: string; readonly amount: string }
  readonly clock: { readonly now: () => number }
}

/** What the built pages offer. */
export type WebBuild = {
  readonly handlePage: (request: Request, facts: PageFacts) => Promise<Response>
  /** Whether a page is the same for every visitor. */
  readonly isSharedPage: (pathname: string) => boolean
  readonly contentSecurityPolicy: (scripts: readonly string[], styles: readonly string[]) => string
}

/** The pages are not built yet. */
export class PagesNotBuilt extends Error {
  constructor() {
    super('The pages are not built: run `npm run build` (npm start does it by itself)')
    this.name = 'PagesNotBuilt'
  }
}

/** Loads the built pages. Node cannot run the sources of pages, and a second copy of the server must not come along. */
export async function loadWebBuild(): Promise<WebBuild> {
  const file = join(webFolder, 'build/server/index.js')
  if (!existsSync(file)) throw new PagesNotBuilt()
  return import(pathToFileURL(file).href)
}
