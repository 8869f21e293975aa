import { splitLocalPath } from '@causeway/content/languages'

/** The path under which the widget lives, without language. */
export const WIDGET_PATH = '/widget-app'

/** What of an address belongs to the frame. */
export type FrameAddress = {
  /** Text of the options, as a query without its question mark. */
  readonly options: string
  /** The page of the site that is shown, beginning with a slash; that of the form is `/widget-app`. */
  readonly path: string
}

/** Pages of the site that are steps of the frame too. All others open in a window of their own. */
const STEPS = /^\/(?:processing|buy|transaction\/[^/]+|payment\/[^/]+|payments-moonpay\/[^/]+)$/
const MOST_KEY = 3000

/**
 * Reads a path without its language and the query behind it: `/widget-app?from=btc` shows the form, and
 * `/widget-app/KEY/processing` a further step, where the key carries the options from one step to the next. Null for any other path;
 * `path` is `null` where the frame has no such step.
 */
export function readFrameAddress(
  path: string,
  query: string,
): (Omit<FrameAddress, 'path'> & { readonly path: string | null }) | null {
  if (path === WIDGET_PATH || path === `${WIDGET_PATH}/`) {
    return { options: query, path: WIDGET_PATH }
  }
  const [, key, rest = ''] = /^\/widget-app\/([\w-]+)(\/.*)?$/.exec(path) ?? []
  if (key === undefined) return null
  const options = key.length > MOST_KEY ? null : readKey(key)
  if (options === null) return { options: '', path: null }
  if (rest === '' || rest === '/') return { options, path: WIDGET_PATH }
  return { options, path: STEPS.test(rest) ? rest : null }
}

/** The beginning of every address of a frame with these options, without language. */
export function framePrefix(options: string): string {
  const bytes = new TextEncoder().encode(options)
  const key = btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
  return `${WIDGET_PATH}/${key === '' ? '-' : key}`
}

/**
 * Where a path of the site leads inside a frame: its own steps stay in it, the front page is its form, and everything else
 * is the site's. `path` has no language and can carry query and fragment.
 */
export function pathInFrame(prefix: string, path: string): string {
  const [bare = '', rest = ''] = splitAt(path)
  if (bare === '/' || bare === WIDGET_PATH) return `${prefix}${rest}`
  return STEPS.test(bare) ? `${prefix}${path}` : path
}

/** Whether an address of this site, as browsers show it, belongs to the frame. */
export function isFramePath(pathname: string): boolean {
  const { path } = splitLocalPath(pathname)
  return path === WIDGET_PATH || path.startsWith(`${WIDGET_PATH}/`)
}

function splitAt(path: string): readonly [string, string] {
  const at = path.search(/[?#]/)
  return at === -1 ? [path, ''] : [path.slice(0, at), path.slice(at)]
}

function readKey(key: string): string | null {
  if (key === '-') return ''
  try {
    const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
