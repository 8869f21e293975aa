import type { BytesCoder } from '@scure/base'

/** Decodes, or answers null where the codec refuses the text: mistyped text is expected, not a surprise. */
export function decodeOrNull(codec: BytesCoder, text: string): Uint8Array | null {
  try {
    return codec.decode(text)
  } catch {
    return null
  }
}
