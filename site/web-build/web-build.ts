import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type {
  ApiCall,
  Caller,
  Calls,
  DeveloperDocs,
  SandboxCalls,
  StaffCalls,
} from '@causeway/api/contract'
import type { OperatorContent } from '@causeway/content/edited/operator-content'
import type { BrandLook } from '@causeway/core/brand'

const webFolder = resolve(import.meta.dirname, '../../web')

/** Files that browsers ask for by name. */
export const clientFolder = join(webFolder, 'build/client')

const serverFile = join(webFolder, 'build/server/index.js')

/** What a page is handed: the shape that the web room's build asks for. */
export type PageFacts = {
  readonly calls: Calls
  readonly sandbox: SandboxCalls | null
  readonly staff: StaffCalls | null
  readonly world: 'play' | 'real'
  readonly cspNonce: string
  readonly caller: Caller
  /** What it calls itself, and where customers write to, at this moment. */
  readonly brand: () => {
    readonly name: string
    readonly supportEmail: string | null
    /** Null: as the product looks. */
    readonly look: BrandLook | null
  }
  /** What the operator says at this moment. */
  readonly content: () => OperatorContent
  readonly publicUrl: string
  readonly apiCalls: readonly ApiCall[]
  /** The reference of the partner API. */
  readonly developerDocs: DeveloperDocs
  /** What the exchange form begins with. */
  readonly defaultPair: { readonly from: string; readonly to: string; readonly amount: string }
  /** Origins of sites that may frame the widget; null: every site. */
  readonly widgetSites: readonly string[] | null
  readonly clock: { readonly now: () => number }
  /** Told of what went wrong on our side while a page was made. */
  readonly onError: (error: unknown) => void
}

/** What the built pages offer. */
export type WebBuild = {
  readonly handlePage: (request: Request, facts: PageFacts) => Promise<Response>
  /** Under which address a page that is the same for every visitor is kept; null for every other. */
  readonly cacheKey: (url: string) => string | null
  /** Paths of the pages that search engines are told of, without language and without those of coins. */
  readonly indexedPaths: readonly string[]
  readonly contentSecurityPolicy: (
    scripts: readonly string[],
    styles: readonly string[],
    options: { readonly services: readonly string[] },
  ) => string
}

/** The pages are not built yet. */
export class PagesNotBuilt extends Error {
  constructor() {
    super('The pages are not built: run `npm run build` (npm start does it by itself)')
    this.name = 'PagesNotBuilt'
  }
}

/** When the pages were built, in milliseconds since 1970: what they say has not changed since. */
export function webBuiltAt(): number {
  return statSync(serverFile).mtimeMs
}

/** Loads the built pages. Node cannot run the sources of pages, and a second copy of the server must not come along. */
export async function loadWebBuild(): Promise<WebBuild> {
  if (!existsSync(serverFile)) throw new PagesNotBuilt()
  return import(pathToFileURL(serverFile).href)
}
