import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'

/**
 * Runs in the popup: tells the page that opened it how signing in ended, and closes. `widget/client` listens. A provider
 * may have cut the popup off from its opener (Cross-Origin-Opener-Policy); pages of ours are then reached by a channel
 * of this origin. Where nobody listens, there is no popup: the home page takes over.
 */
const SCRIPT = `
const query = location.search.slice(1)
const outcome = { type: 'social-outcome', query }
const goOn = () => {
  const told = new URLSearchParams(query)
  const path = told.get('goto') || ''
  const language = told.get('language') || ''
  const home = /^[a-z]{2}$/.test(language) && language !== 'en' ? '/' + language : '/'
  // Browsers drop tabs and line ends in an address: a slash on both sides of one would lead to another site.
  if (/^\\/(?![/\\\\])[\\x21-\\x7e]*$/.test(path)) location.replace(path)
  else location.replace(told.has('inline') ? home : home + '#sign-in?' + query)
}
const end = () => {
  window.close()
  // A browser may keep a window that it thinks no script opened.
  setTimeout(goOn, 1000)
}
if (window.opener) {
  window.opener.postMessage(outcome, location.origin)
  end()
} else {
  const channel = new BroadcastChannel('social-sign-in')
  const timer = setTimeout(goOn, 500)
  channel.onmessage = ({ data }) => {
    if (data !== 'social-heard') return
    clearTimeout(timer)
    end()
  }
  channel.postMessage(outcome)
}
`

const PAGE = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Sign-in</title></head>
<body><noscript><p><a href="/">Continue</a></p></noscript><script>${SCRIPT}</script></body>
</html>
`

const POLICY = [
  "default-src 'none'",
  `script-src 'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Sends the page that the popup ends on: the same for everybody; what it tells stands in its address. */
export function sendSocialResultPage(reply: FastifyReply): void {
  void reply
    .header('content-security-policy', POLICY)
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(PAGE)
}
