const PRIVATE_KEY_PEM = /^-----BEGIN PRIVATE KEY-----([A-Za-z0-9+/=\s]+)-----END PRIVATE KEY-----$/

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
  const lines = toBase64(bytes).match(/.{1,64}/g) ?? []
  return `-----BEGIN ${label}-----\n${lines.join('\n')}\n-----END ${label}-----\n`
}

/** Bytes of hexadecimal digits; null if the text is something else. */
export function fromHex(text: string): Bytes | null {
  if (!/^(?:[\da-f]{2})+$/i.test(text)) return null
  const pairs = text.match(/../g) ?? []
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16))
}

/** Bytes of a PKCS#8 private key in PEM; null if the text is something else. */
export function fromPrivateKeyPem(text: string): Bytes | null {
  const base64 = PRIVATE_KEY_PEM.exec(text.trim())?.[1]
  if (base64 === undefined) return null
  try {
    return Uint8Array.from(atob(base64.replace(/\s/g, '')), (digit) => digit.charCodeAt(0))
  } catch {
    return null
  }
}
