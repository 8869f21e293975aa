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

/**
 * The pages that are the same for every visitor, by path and query. They are rendered anonymously: without cookies,
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
      const { cspNonce, response } = await anonymousPage({ ...facts, web }, key)
      const services = serviceScripts(facts.content().site)
      return packPage({ ...web, styleSheet, services }, response, cspNonce)
    },
  })
}
