import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, type Page } from '@playwright/test'
import { type RunningProduct, startProduct } from '../../support/index.ts'

/** What the operator of these tests says of his site. */
export const site = {
  supportUrl: 'https://help.example.org/',
  blogUrl: 'https://blog.example.org/',
  social: [
    { name: 'Everywhere', url: 'https://social.example.org/all' },
    { name: 'Nur hier', url: 'https://social.example.org/de', languages: ['de'] },
  ],
  apps: { ios: 'https://track.example.org/app?creative=site', android: null },
  reviewBadge: { text: 'Excellent service since 2015', url: 'https://reviews.example.org/' },
}

// biome-ignore lint/complexity/noBannedTypes: Playwright's way of saying that a test adds no fixture of its own
type NoTestFixtures = {}
type WorkerFixtures = { readonly product: RunningProduct }

/** A site whose operator has said what there is to say. */
export const test = base.extend<NoTestFixtures, WorkerFixtures>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const content = mkdtempSync(join(tmpdir(), 'shell-content-'))
      writeFileSync(join(content, 'site.json'), JSON.stringify(site))
      const product = await startProduct({ env: { CONTENT_DIR: content } })
      await use(product)
      await product.stop()
      rmSync(content, { recursive: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
})

export const header = (page: Page) => page.getByRole('banner')
export const footer = (page: Page) => page.getByRole('contentinfo')

export { expect } from '@playwright/test'
