import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { pictureOf } from '../../tools/pictures/picture-of.ts'

const MOST_HEIGHT = 1400

/**
 * Keeps a picture of what a story shows, for the guide “Running the shop”, where PICTURES names a folder:
 * `PICTURES=docs/screens/shop npm run e2e -- backoffice/three-days`. Otherwise it does nothing.
 */
export async function guidePicture(page: Page, name: string, part?: 'viewport'): Promise<void> {
  const folder = process.env.PICTURES
  if (folder === undefined || folder === '') return
  mkdirSync(folder, { recursive: true })
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 }
  const whole = await page.evaluate(() => document.documentElement.scrollHeight)
  const shown = part === 'viewport' ? height : Math.min(whole, MOST_HEIGHT)
  // The menu fills the window.
  await page.setViewportSize({ width, height: shown })
  await page.evaluate(() => window.scrollTo(0, 0))
  const clip = { x: 0, y: 0, width, height: shown }
  writeFileSync(join(folder, `${name}.webp`), await pictureOf(page, clip))
  await page.setViewportSize({ width, height })
}
