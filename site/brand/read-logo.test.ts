import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { readLogo } from './read-logo.ts'

const png = createCanvas(40, 10).toBuffer('image/png')
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"/>')

test('SVG and PNG are known by their bytes, with their size', () => {
  expect(readLogo(png)).toMatchObject({ ok: true, logo: { kind: 'png', width: 40, height: 10 } })
  expect(readLogo(svg)).toMatchObject({ ok: true, logo: { kind: 'svg', width: 40, height: 10 } })
})

test.each([
  ['an empty file', Buffer.alloc(0), 'neither SVG nor PNG'],
  ['a JPEG', Buffer.from('ffd8ffe000104a464946', 'hex'), 'neither SVG nor PNG'],
  ['SVG in UTF-16', Buffer.from(`\uFEFF${svg}`, 'utf16le'), 'neither SVG nor PNG'],
  ['SVG with bytes that are no text', Buffer.concat([svg, Buffer.from([0xff])]), 'neither'],
  ['a page', Buffer.from('<html onload="alert(1)"/>'), 'root'],
  ['a start alone', png.subarray(0, 8), 'cut off'],
  ['half a PNG', png.subarray(0, -9), 'cut off'],
  ['a PNG with a page behind it', Buffer.concat([png, Buffer.from('<script>')]), 'behind its end'],
  ['a PNG with another byte', flipped(png, 20), 'damaged'],
  ['too large a file', Buffer.concat([svg, Buffer.alloc(65_536, ' ')]), '65536 are allowed'],
  ['a PNG of too many pixels', createCanvas(5000, 1).toBuffer('image/png'), '5000×1 pixels'],
])('is refused: %s', (_, bytes, reason) => {
  expect(readLogo(bytes)).toEqual({ ok: false, problem: expect.stringContaining(reason) })
})

function flipped(bytes: Buffer, at: number): Buffer {
  const changed = Buffer.from(bytes)
  changed[at] = (changed[at] ?? 0) ^ 1
  return changed
}
