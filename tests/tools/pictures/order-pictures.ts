import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Locator } from '@playwright/test'
import { projectRoot } from '../project-root.ts'
import { type Clip, pictureOf } from './picture-of.ts'

const WIDTH = 390
/** Headline, steps and what is to be done; the facts below are the same for all. */
const MOST_HEIGHT = 1100

/** Pictures of the states of an order's page that docs/order-states.md shows, as the gallery has them, at a phone's width. */
export async function takeOrderPictures(
  context: BrowserContext,
  to: { readonly folder: string; readonly prefix: string; readonly scheme: string },
): Promise<void> {
  const page = await context.newPage()
  await page.setViewportSize({ width: WIDTH, height: MOST_HEIGHT })
  const gallery = (example: string | null) =>
    `${to.prefix}/preview?${new URLSearchParams({
      part: 'order',
      theme: to.scheme,
      framed: 'true',
      ...(example === null ? {} : { example }),
    })}`
  await page.goto(gallery(null), { waitUntil: 'domcontentloaded' })
  const titles = await page.locator('figcaption').allInnerTexts()
  const document = readFileSync(join(projectRoot, 'docs/order-states.md'), 'utf8')
  for (const title of titles) {
    const name = `${fileNameOf(title)}.webp`
    if (!document.includes(`/${name}`)) continue
    await page.goto(gallery(title), { waitUntil: 'load' })
    const shown = page.locator('figure > :not(figcaption)')
    writeFileSync(join(to.folder, name), await pictureOf(page, await clipOf(shown)))
    console.log(name)
  }
  await page.close()
}

function fileNameOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

async function clipOf(shown: Locator): Promise<Clip> {
  const box = await shown.boundingBox()
  if (box === null) throw new Error('The gallery shows nothing')
  return { ...box, height: Math.min(box.height, MOST_HEIGHT) }
}
