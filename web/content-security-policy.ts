/**
 * What a page may load and do: its own origin, and inline scripts and styles only of the sources given: a nonce of
 * this response, or hashes of what stands on it. Style attributes are allowed, for positions that components compute.
 */
export function contentSecurityPolicy(
  scripts: readonly string[],
  styles: readonly string[] = [],
): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')
}
