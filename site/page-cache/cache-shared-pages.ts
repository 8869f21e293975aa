import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serviceScripts } from '@causeway/content/site'
import type { FastifyBaseLogger } from 'fastify'
import { clientFolder, type PageFacts, type WebBuild } from '../web-build/web-build.ts'
import { anonymousPage } from './anonymous-page.ts'
import { createPageCache, type PageCache } from './create-page-cache.ts'
import { type PackedPage, packPage } from './pack-page.ts'

export type SharedPagesNeeds = Omit<PageFacts, 'cspNonce' | 'caller'> & {
  readonly web: WebBuild
  readonly log: FastifyBaseLogger
  /** Style sheets that are no files of the build, by their paths: other files among them are let be. */
  readonly ownSheets: readonly { readonly path: string; readonly bytes: Buffer }[]
  /** Memory for all of them together. */
  readonly mostBytes: number
}

/** Headers, tag and policy of a page. */
const PAGE_OVERHEAD_BYTES = 4096
/** Compressed by brotli and gzip a page takes less than half as much again. */
const WITH_COMPRESSED = 1.5

/** The mark behind some says that several scripts need the sheet. */
const OUR_SHEET = /^(\/assets\/[\w.~-]+\.css)#?$/

/** Of a key: a country with its own fees, where there is one, and path and query. */
const KEY = /^(?:([a-z]{2}) )?(\/.*)$/

/** The key of a page; one more for each country with its own fees, and one for all others (`region` null). */
export function sharedPageKey(path: string, region: string | null): string {
  return region === null ? path : `${region} ${path}`
}

/**
 * The pages that are the same for every visitor, by sharedPageKey. They are rendered anonymously: without cookies,
 * address, operator's rights or a host of the visitor's choice.
 */
export function cacheSharedPages(needs: SharedPagesNeeds): PageCache<PackedPage> {
  const { web, log, mostBytes, ownSheets, ...facts } = needs
  const sheets = new Map<string, string | null>(
    ownSheets.map(({ bytes, path }) => [path, path.endsWith('.css') ? bytes.toString() : null]),
  )
  const styleSheet = (href: string) => {
    const known = sheets.get(href)
    if (known !== undefined) return known
    const [, path] = OUR_SHEET.exec(href) ?? []
    const file = path === undefined ? null : join(clientFolder, path)
    const text = file !== null && existsSync(file) ? readFileSync(file, 'utf8') : null
    sheets.set(href, text)
    return text
  }
  return createPageCache<PackedPage>({
    clock: needs.clock,
    isKept: ({ status }) => status === 200,
    weigh: ({ html }) => PAGE_OVERHEAD_BYTES + html.byteLength * WITH_COMPRESSED,
    mostBytes,
    onFailure: (error) => log.error({ err: error }, 'a page could not be made anew'),
    make: async (key) => {
      const [, region, path = key] = KEY.exec(key) ?? []
      const country = region?.toUpperCase() ?? null
      const { cspNonce, response } = await anonymousPage({ ...facts, web }, path, country)
      const services = serviceScripts(facts.content().site)
      return packPage({ ...web, styleSheet, services }, response, cspNonce)
    },
  })
}
