const PEM_LINE_LENGTH = 64

type Bytes = Uint8Array<ArrayBuffer>

/** Standard base64, with padding. */
export function toBase64(bytes: Bytes): string {
  return btoa(String.fromCharCode(...bytes))
}

/** Lowercase hexadecimal digits. */
export function toHex(bytes: Bytes): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** PEM with lines of 64 characters, as OpenSSL writes it. */
export function toPem(label: string, bytes: Bytes): string {
  const lines = toBase64(bytes).match(new RegExp(`.{1,${PEM_LINE_LENGTH}}`, 'g')) ?? []
  return `-----BEGIN ${label}-----\n${lines.join('\n')}\n-----END ${label}-----\n`
}

/** Bytes of hexadecimal digits; null if the text is something else. */
export function fromHex(text: string): Bytes | null {
  if (!/^(?:[\da-f]{2})+$/i.test(text)) return null
  const pairs = text.match(/../g) ?? []
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16))
}

/** Bytes of the PEM block with this label; null if the text is something else. */
export function fromPem(label: string, text: string): Bytes | null {
  const block = new RegExp(`^-----BEGIN ${label}-----([A-Za-z0-9+/=\\s]+)-----END ${label}-----$`)
  const base64 = block.exec(text.trim())?.[1]
  if (base64 === undefined) return null
  try {
    return Uint8Array.from(atob(base64.replace(/\s/g, '')), (digit) => digit.charCodeAt(0))
  } catch {
    return null
  }
}
