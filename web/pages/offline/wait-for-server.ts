/** Between two questions where nothing says that the connection is back: it may be the server that was away. */
const PAUSE_MILLISECONDS = 5000

/**
 * Asks for the page that was wanted until the server answers, and calls back then: at once where the browser says that it
 * is online again, else every 5 s, since that may have been said before anybody listened. Returns what ends it.
 */
export function waitForServer(answered: () => void): () => void {
  const ask = async () => {
    if (!navigator.onLine) return
    const reply = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(
      () => null,
    )
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
