import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parentPort } from 'node:worker_threads'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import type { Drawing } from './picture-drawer.ts'

// Draws in a thread of its own: a picture takes a tenth of a second, in which pages would wait.

if (parentPort === null) throw new Error('this module runs in a worker thread')
const port = parentPort
const require = createRequire(import.meta.url)
await initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')))

/** Fonts of the last pictures; a part of one is some 30 kB. */
const fonts = new Map<string, Uint8Array>()
const MOST_FONTS = 200

port.on('message', ({ fontFiles, id, svg }: Drawing) => {
  try {
    port.postMessage({ id, png: draw(svg, fontFiles.map(readFont)) })
  } catch (error) {
    port.postMessage({ id, problem: error instanceof Error ? error.message : String(error) })
  }
})

function draw(svg: string, fontBuffers: Uint8Array[]): Uint8Array {
  const font = { fontBuffers, defaultFontFamily: 'Inter', sansSerifFamily: 'Inter' }
  const image = new Resvg(svg, { font })
  const rendered = image.render()
  const png = rendered.asPng()
  rendered.free()
  image.free()
  return png
}

function readFont(file: string): Uint8Array {
  const known = fonts.get(file)
  if (known !== undefined) return known
  const [oldest] = fonts.keys()
  if (fonts.size >= MOST_FONTS && oldest !== undefined) fonts.delete(oldest)
  const bytes = readFileSync(file)
  fonts.set(file, bytes)
  return bytes
}
