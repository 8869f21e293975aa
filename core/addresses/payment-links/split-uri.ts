/** A URI in its parts. Scheme and field names are lower-case: QR codes are often written in capitals to save room. */
export type UriParts = {
  readonly scheme: string
  /** What stands before the question mark, decoded. */
  readonly path: string
  readonly fields: ReadonlyMap<string, string>
}

const SCHEME = /^([a-z][a-z0-9+.-]*):(.*)$/is

/** Splits `scheme:path?name=value&…` (RFC 3986). Null where there is no scheme; 'malformed' where escapes are broken. */
export function splitUri(text: string): UriParts | null | 'malformed' {
  const [, scheme, rest] = SCHEME.exec(text) ?? []
  if (scheme === undefined || rest === undefined) return null
  const [path = '', query = ''] = splitOnce(rest, '?')
  try {
    return {
      scheme: scheme.toLowerCase(),
      path: decodeURIComponent(path),
      fields: new Map(query.split('&').filter(Boolean).map(readField)),
    }
  } catch {
    return 'malformed'
  }
}

function readField(field: string): readonly [string, string] {
  const [name = '', value = ''] = splitOnce(field, '=')
  return [decodeURIComponent(name).toLowerCase(), decodeURIComponent(value)]
}

function splitOnce(text: string, mark: string): readonly [string, string?] {
  const at = text.indexOf(mark)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)]
}
