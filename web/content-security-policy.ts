/**
 * What a page may load and do: its own origin, and inline scripts and styles only of the sources given: a nonce of
 * this response, or hashes of what stands on it. `frames`: whether the page may frame pages of its own origin and be
 * framed by them, as the gallery does. `formAction`: the origin of another site that a form on it is posted to. Style attributes are allowed, for positions that components compute.
 */
export function contentSecurityPolicy(
  scripts: readonly string[],
  styles: readonly string[] = [],
  frames: 'none' | 'self' = 'none',
  formAction: string | null = null,
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
    ["form-action 'self'", ...(formAction === null ? [] : [formAction])].join(' '),
    ...(frames === 'none' ? [] : ["frame-src 'self'"]),
    `frame-ancestors '${frames}'`,
    "base-uri 'none'",
  ].join('; ')
}
