import { splitLocalPath } from '@causeway/content/languages'

/** Between two questions where nothing says that the connection is back: it may be the server that was away. */
const PAUSE_MILLISECONDS = 5000

/**
 * Asks for the page that was wanted, whose place this one took, until the server answers, and calls back then: at once
 * where the browser says that it is online again, else every 5 s, since that may have been said before the script was
 * there. Returns what ends it.
 */
export function waitForServer(answered: () => void): () => void {
  // Opened by its own address it took no page's place: loading it again would show it again.
  if (splitLocalPath(location.pathname).path === '/offline') return () => {}
  const ask = async () => {
    if (!navigator.onLine) return
    const signal = AbortSignal.timeout(PAUSE_MILLISECONDS)
    const asked = fetch(location.href, { method: 'HEAD', cache: 'no-store', signal })
    const reply = await asked.catch(() => null)
    if (reply !== null && reply.status < 500) answered()
  }
  const listen = () => void ask()
  const timer = setInterval(listen, PAUSE_MILLISECONDS)
  window.addEventListener('online', listen)
  return () => {
    clearInterval(timer)
    window.removeEventListener('online', listen)
  }
}
