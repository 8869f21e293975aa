export type PolicyOptions = {
  /** `self`: the page may frame pages of its own origin and be framed by them, as the gallery does. */
  readonly frames?: 'none' | 'self'
  /** Who may frame the page instead: origins, or `*`. */
  readonly ancestors?: string
  /** The origin of another site that a form on the page is posted to. */
  readonly formAction?: string | null
  /** Addresses of scripts of services that the operator has on his pages (SHELL-08). */
  readonly services?: readonly string[]
}

/**
 * What a page may load and do: its own origin, and inline scripts and styles only of the sources given: a nonce of
 * this response, or hashes of what stands on it. Of a service only the origin of its script may run scripts; its other
 * hosts under the same domain may be framed, asked, and show pictures. Style attributes are allowed, for positions that
 * components compute.
 */
export function contentSecurityPolicy(
  scripts: readonly string[],
  styles: readonly string[] = [],
  {
    frames = 'none',
    ancestors = `'${frames}'`,
    formAction = null,
    services = [],
  }: PolicyOptions = {},
): string {
  const origins = [...new Set(services.flatMap(originOf))]
  const hosts = [...new Set(origins.flatMap(hostsOf))]
  const framed = [...(frames === 'none' ? [] : ["'self'"]), ...hosts]
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts, ...origins].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...hosts].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...hosts].join(' '),
    "manifest-src 'self'",
    ["form-action 'self'", ...(formAction === null ? [] : [formAction])].join(' '),
    ...(framed.length === 0 ? [] : [`frame-src ${framed.join(' ')}`]),
    // A page around in a sandbox has no origin, which even `*` does not match.
    ...(ancestors === '*' ? [] : [`frame-ancestors ${ancestors}`]),
    "base-uri 'none'",
  ].join('; ')
}

/** None where the address is none of the web. */
function originOf(address: string): string[] {
  const url = URL.parse(address)
  return url !== null && /^https?:$/.test(url.protocol) ? [url.origin] : []
}

/** Domains like co.uk and com.au, under which everybody has names of his own. */
const PUBLIC_DOMAIN =
  /^(?:ac|co|com|edu|go|gob|gouv|gov|info|ltd|me|mil|name|ne|net|or|org|plc|web)\.[a-z]{2}$/
/** Hosts of files and programs, under which anybody gets a name. */
const SHARED_DOMAIN =
  /(?:^|\.)(?:amazonaws\.com|appspot\.com|azureedge\.net|azurewebsites\.net|b-cdn\.net|cloudfront\.net|digitaloceanspaces\.com|edgekey\.net|firebaseapp\.com|fly\.dev|github\.io|githubusercontent\.com|gitlab\.io|googleapis\.com|herokuapp\.com|netlify\.app|onrender\.com|pages\.dev|r2\.dev|run\.app|vercel\.app|web\.app|windows\.net|workers\.dev)$/

/**
 * A service is at home under several names of a domain: its script on one, its windows on others. Not where the domain
 * is everybody's.
 */
function hostsOf(origin: string): string[] {
  const { hostname, protocol } = new URL(origin)
  const [, ...labels] = hostname.split('.')
  const domain = labels.join('.')
  const isOwn =
    labels.length >= 2 &&
    !/^[\d.]+$/.test(hostname) &&
    !PUBLIC_DOMAIN.test(domain) &&
    !SHARED_DOMAIN.test(domain)
  return protocol === 'https:' && isOwn ? [origin, `https://*.${domain}`] : [origin]
}
