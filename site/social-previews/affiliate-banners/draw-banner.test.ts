import { createCanvas, loadImage } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { bannerLayouts } from './banner-layouts.ts'
import { drawBanner } from './draw-banner.ts'

const banner = {
  size: '300x250',
  theme: 'light',
  language: 'en',
  coins: [],
  brand: 'Pontoon',
  headline: 'Swap',
  action: 'Go',
} as const

/** The colour at the upper edge of the button, above what it says. */
async function buttonColour(accent: Parameters<typeof drawBanner>[0]['accent']): Promise<string> {
  const image = await loadImage(await drawBanner({ ...banner, accent }, 'sans-serif'))
  const context = createCanvas(image.width, image.height).getContext('2d')
  context.drawImage(image, 0, 0)
  const { width, x, y } = bannerLayouts['300x250'].action
  const { data } = context.getImageData(2 * (x + width / 2), 2 * y + 4, 1, 1)
  return `#${Buffer.from(data.subarray(0, 3)).toString('hex')}`
}

test('the button of a banner is in the accent of the brand, or in the product’s own green', async () => {
  expect(await buttonColour(null)).toBe('#10d078')
  const accent = { accent: '#1d4f8f', ink: '#ffffff', text: '#1d4f8f' }
  expect(await buttonColour(accent)).toBe('#1d4f8f')
})
