import { crc32 } from 'node:zlib'
import { checkSvg } from './check-svg.ts'

/** A picture that may be served as the operator's logo. */
export type LogoFile = {
  readonly kind: 'svg' | 'png'
  readonly bytes: Buffer
  /** In pixels. */
  readonly width: number
  readonly height: number
}

export type ReadLogo =
  | { readonly ok: true; readonly logo: LogoFile }
  | { readonly ok: false; readonly problem: string }

export const MOST_LOGO_BYTES = 64 * 1024
const MOST_PIXELS = 4096
const PNG_START = Buffer.from('89504e470d0a1a0a', 'hex')

/** Reads a logo by its bytes, whatever its file is called. Fails with what is wrong with it, in words. */
export function readLogo(bytes: Buffer): ReadLogo {
  if (bytes.length > MOST_LOGO_BYTES) {
    return refused(`it has ${bytes.length} bytes, and ${MOST_LOGO_BYTES} are allowed`)
  }
  if (bytes.subarray(0, PNG_START.length).equals(PNG_START)) return readPng(bytes)
  const text = textOf(bytes)
  if (text === null || !/^\uFEFF?\s*</.test(text)) return refused('it is neither SVG nor PNG')
  const checked = checkSvg(text)
  if (!checked.ok) return checked
  const { height, width } = checked
  return { ok: true, logo: { kind: 'svg', bytes, width, height } }
}

const refused = (problem: string): ReadLogo => ({ ok: false, problem })

/** Null where it is not UTF-8: browsers may read other encodings otherwise than the check did. */
function textOf(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Every chunk of a PNG with its sum, from its header to its end and nothing behind it. */
function readPng(bytes: Buffer): ReadLogo {
  let [width, height] = [0, 0]
  let at = PNG_START.length
  for (;;) {
    const isCut = at + 12 > bytes.length || at + 12 + bytes.readUInt32BE(at) > bytes.length
    if (isCut) return refused('it is a PNG that was cut off')
    const length = bytes.readUInt32BE(at)
    const type = bytes.toString('latin1', at + 4, at + 8)
    const isFirst = at === PNG_START.length
    if (crc32(bytes.subarray(at + 4, at + 8 + length)) !== bytes.readUInt32BE(at + 8 + length)) {
      return refused('it is a damaged PNG')
    }
    if (isFirst !== (type === 'IHDR') || (isFirst && length !== 13)) {
      return refused('it is a PNG without a header')
    }
    if (isFirst) [width, height] = [bytes.readUInt32BE(at + 8), bytes.readUInt32BE(at + 12)]
    at += 12 + length
    if (type === 'IEND') break
  }
  if (at !== bytes.length) return refused('it is a PNG with something behind its end')
  const isInRange = width > 0 && height > 0 && width <= MOST_PIXELS && height <= MOST_PIXELS
  if (!isInRange) return refused(`it is a PNG of ${width}×${height} pixels`)
  return { ok: true, logo: { kind: 'png', bytes, width, height } }
}
