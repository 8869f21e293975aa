import { parentPort } from 'node:worker_threads'
import { languages } from '@causeway/content/languages'
import { createCanvas, Image, type SKRSContext2D } from '@napi-rs/canvas'
import { breakTitle } from './break-title.ts'
import { FONT_WEIGHT, familyOf } from './font-family.ts'
import type { Drawing, Picture, PictureLogo } from './picture-drawer.ts'

// Draws in a thread of its own: a picture takes a tenth of a second, in which pages would wait.

const [WIDTH, HEIGHT, MARGIN] = [1200, 630, 80]
const [COIN, GAP, LINE] = [112, 20, 1.22]
const [LOGO_HEIGHT, LOGO_WIDTH, LOGO_MIDDLE] = [64, 480, 104]
const SIZES = [76, 64, 54, 46] as const
/** The dark stage of the site, whatever a visitor chose: a picture has no scheme. */
const [DARK, GREEN, LIGHT, GREY] = ['#0e1d28', '#10d078', '#ffffff', '#a9bac4']

if (parentPort === null) throw new Error('this module runs in a worker thread')
const port = parentPort

port.on('message', async ({ fontFiles, id, picture }: Drawing<Picture>) => {
  try {
    port.postMessage({ id, png: await draw(picture, fontFiles.map(familyOf).join(', ')) })
  } catch (error) {
    port.postMessage({ id, problem: error instanceof Error ? error.message : String(error) })
  }
})

async function draw(picture: Picture, families: string): Promise<Uint8Array> {
  const { brand, coins, host, language, title } = picture
  const accent = picture.accent ?? GREEN
  const { direction, hreflang } = languages[language]
  const canvas = createCanvas(WIDTH, HEIGHT)
  const context = canvas.getContext('2d')
  drawStage(context, accent)
  context.direction = direction
  context.textAlign = 'start'
  const edge = direction === 'rtl' ? WIDTH - MARGIN : MARGIN
  const fontOf = (size: number) => `${FONT_WEIGHT} ${size}px ${families}`
  const measure = (text: string, size: number) => {
    context.font = fontOf(size)
    return context.measureText(text).width
  }
  const write = (text: string, at: { x?: number; y: number; size: number; colour: string }) => {
    context.font = fontOf(at.size)
    context.fillStyle = at.colour
    context.fillText(text, at.x ?? edge, at.y)
  }
  const { logo } = picture
  const step = logo === null ? 0 : (await drawLogo(context, logo, edge)) + GAP
  if (logo?.isWordmark !== true) {
    const x = direction === 'rtl' ? edge - step : edge + step
    write(brand, { x: logo === null ? edge : x, y: 118, size: 40, colour: accent })
  }
  const { lines, size } = breakTitle(title, {
    hreflang,
    width: WIDTH - 2 * MARGIN,
    measure,
    sizes: SIZES,
    mostLines: () => 3,
  })
  const first = (HEIGHT + 60 - lines.length * size * LINE) / 2 + size
  for (const [index, line] of lines.entries()) {
    write(line, { y: first + index * size * LINE, size, colour: LIGHT })
  }
  write(host, { y: HEIGHT - 64, size: 28, colour: GREY })
  for (const [index, svg] of coins.entries()) {
    const image = new Image()
    image.src = Buffer.from(svg)
    const fromEnd = (coins.length - index) * (COIN + GAP) - GAP
    const x = direction === 'rtl' ? MARGIN + fromEnd - COIN : WIDTH - MARGIN - fromEnd
    context.drawImage(image, x, 48, COIN, COIN)
  }
  return canvas.encode('png')
}

/** Draws the logo where the name begins, and answers its width. */
async function drawLogo(
  context: SKRSContext2D,
  { bytes, height, width }: PictureLogo,
  edge: number,
): Promise<number> {
  const image = new Image()
  image.src = Buffer.from(bytes)
  await image.decode()
  const scale = Math.min(LOGO_HEIGHT / height, LOGO_WIDTH / width)
  const [wide, high] = [width * scale, height * scale]
  const x = context.direction === 'rtl' ? edge - wide : edge
  context.drawImage(image, x, LOGO_MIDDLE - high / 2, wide, high)
  return wide
}

function drawStage(context: SKRSContext2D, accent: string): void {
  // One colour: a gradient makes a file of five times the size.
  context.fillStyle = DARK
  context.fillRect(0, 0, WIDTH, HEIGHT)
  context.fillStyle = accent
  context.fillRect(0, 0, WIDTH, 10)
}
