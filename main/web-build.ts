import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Caller, Calls, SandboxCalls } from '@causeway/api/contract'

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
  readonly brand: { readonly name: string }
  readonly publicUrl: string
  readonly clock: { readonly now: () => number }
}

export type PageHandler = (request: Request, facts: PageFacts) => Promise<Response>

/** The pages are not built yet. */
export class PagesNotBuilt extends Error {
  constructor() {
    super('The pages are not built: run `npm run build` (npm start does it by itself)')
    this.name = 'PagesNotBuilt'
  }
}

/** Loads the built pages. Node cannot run the sources of pages, and a second copy of the server must not come along. */
export async function loadPageHandler(): Promise<PageHandler> {
  const file = join(webFolder, 'build/server/index.js')
  if (!existsSync(file)) throw new PagesNotBuilt()
  const build: { readonly handlePage: PageHandler } = await import(pathToFileURL(file).href)
  return build.handlePage
}
