export type ReceivedMail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly headers: string
}

/** Reads a mail of two alternative parts as it came over the wire (RFC 5322, 2045, 2047), enough for ours. */
export function readMail(raw: string): ReceivedMail {
  const { headers, body } = splitHead(raw)
  const boundary = /boundary="?([^";\r\n]+)"?/i.exec(headers)?.[1] ?? ''
  const parts = body.split(`--${boundary}`).map(splitHead)
  const partOf = (type: string) => parts.find((part) => part.headers.includes(type))
  return {
    to: /^to: (?:.*<)?([^>\r\n]+)>?/im.exec(headers)?.[1] ?? '',
    subject: decodeWords(/^subject: (.*(?:\r\n[ \t].*)*)/im.exec(headers)?.[1] ?? ''),
    text: decodeBody(partOf('text/plain')),
    html: decodeBody(partOf('text/html')),
    headers,
  }
}

function splitHead(raw: string): { readonly headers: string; readonly body: string } {
  const trimmed = raw.replace(/^\r\n/, '')
  const at = trimmed.indexOf('\r\n\r\n')
  return at < 0
    ? { headers: trimmed, body: '' }
    : { headers: trimmed.slice(0, at), body: trimmed.slice(at + 4) }
}

function decodeBody(part: { readonly headers: string; readonly body: string } | undefined): string {
  if (part === undefined) return ''
  const body = part.body.replace(/\r\n$/, '')
  const bytes = /transfer-encoding: base64/i.test(part.headers)
    ? Buffer.from(body, 'base64')
    : Buffer.from(decodeQuoted(body), 'latin1')
  return bytes.toString('utf8').replaceAll('\r\n', '\n')
}

function decodeQuoted(body: string): string {
  return body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}

function decodeWords(text: string): string {
  return text
    .replace(/\r\n[ \t]/g, ' ')
    .replace(/=\?utf-8\?q\?([^?]*)\?=/gi, (_, word: string) =>
      Buffer.from(decodeQuoted(word.replaceAll('_', ' ')), 'latin1').toString('utf8'),
    )
}
