import { languages } from '@causeway/content/languages'
import { bannerPixels } from '@causeway/core/affiliates'
import { createCanvas, Image, type SKRSContext2D } from '@napi-rs/canvas'
import { breakTitle } from '../break-title.ts'
import { FONT_WEIGHT } from '../font-family.ts'
import {
  actionColours,
  bannerColours,
  bannerLayouts,
  type Place,
  type TextPlace,
} from './banner-layouts.ts'
import type { BannerPicture } from './banner-picture.ts'

/** Twice as fine as its CSS pixels, for screens that show twice as many. */
const FINENESS = 2
const [LINE, CAPITALS, COIN_GAP, RADIUS] = [1.2, 0.36, 6, 10]

/** Draws a banner as PNG. `families`: names of registered fonts, as CSS lists them. */
export function drawBanner(picture: BannerPicture, families: string): Promise<Buffer> {
  const { size, theme, language } = picture
  const { direction } = languages[language]
  const { width, height } = bannerPixels(size)
  const canvas = createCanvas(width * FINENESS, height * FINENESS)
  const context = canvas.getContext('2d')
  context.scale(FINENESS, FINENESS)
  context.direction = direction
  const colours = bannerColours[theme]
  context.fillStyle = colours.back
  context.fillRect(0, 0, width, height)
  context.strokeStyle = colours.edge
  context.strokeRect(0.5, 0.5, width - 1, height - 1)
  const mirrored = <At extends Place>(at: At): At =>
    direction === 'rtl' ? { ...at, x: width - at.x - at.width } : at
  const layout = bannerLayouts[size]
  const write = writerOn(context, picture, families)
  write(picture.brand, mirrored(layout.brand), {
    colour: picture.accent?.text ?? colours.brand,
    align: 'start',
  })
  write(picture.headline, mirrored(layout.headline), { colour: colours.ink, align: 'start' })
  drawCoins(context, picture, mirrored(layout.coins))
  const action = mirrored(layout.action)
  const button = picture.accent ?? actionColours
  context.fillStyle = button.accent
  context.beginPath()
  context.roundRect(action.x, action.y, action.width, action.height, RADIUS)
  context.fill()
  const inside = { ...action, x: action.x + 8, width: action.width - 16 }
  write(picture.action, inside, { colour: button.ink, align: 'center' })
  return canvas.encode('png')
}

type Look = { readonly colour: string; readonly align: 'start' | 'center' }

/** Writes words into a place, in the middle of its height, as large as they fit. */
function writerOn(context: SKRSContext2D, { language }: BannerPicture, families: string) {
  const { direction, hreflang } = languages[language]
  const measure = (text: string, size: number) => {
    context.font = `${FONT_WEIGHT} ${size}px ${families}`
    return context.measureText(text).width
  }
  return (text: string, at: TextPlace, { align, colour }: Look) => {
    const { height, sizes, width, x, y } = at
    const mostLines = (size: number) => Math.floor(height / (size * LINE))
    const { lines, size } = breakTitle(text, { hreflang, width, measure, sizes, mostLines })
    context.font = `${FONT_WEIGHT} ${size}px ${families}`
    context.fillStyle = colour
    context.textAlign = align
    const start = direction === 'rtl' ? x + width : x
    const edge = align === 'center' ? x + width / 2 : start
    const middle = y + height / 2 - ((lines.length - 1) * size * LINE) / 2
    for (const [index, line] of lines.entries()) {
      context.fillText(line, edge, middle + index * size * LINE + size * CAPITALS)
    }
  }
}

function drawCoins(context: SKRSContext2D, { coins, language }: BannerPicture, at: Place): void {
  const step = at.height + COIN_GAP
  const room = Math.floor((at.width + COIN_GAP) / step)
  for (const [index, svg] of coins.slice(0, room).entries()) {
    const image = new Image()
    image.src = Buffer.from(svg)
    const from = index * step
    const isMirrored = languages[language].direction === 'rtl'
    const x = isMirrored ? at.x + at.width - from - at.height : at.x + from
    context.drawImage(image, x, at.y, at.height, at.height)
  }
}
