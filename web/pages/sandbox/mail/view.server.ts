import type { LoaderFunctionArgs } from 'react-router'
import { pageContext } from '../../../load-context.ts'

/** Nothing but its own styles: no script, nothing from elsewhere, no form; its links open beside it. */
const POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ')

/** One mail's HTML as its recipient sees it, for the frame of the mail box. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  const { sandbox, world } = context.get(pageContext)
  if (world !== 'play') return new Response(null, { status: 404 })
  if (sandbox === null) return new Response(null, { status: 403 })
  const answer = await sandbox.mails()
  if (!answer.ok) return new Response(null, { status: 403 })
  const mail = answer.body.mails.find(({ id }) => String(id) === params.id)
  if (mail === undefined) return new Response(null, { status: 404 })
  return new Response(mail.html.replace('<head>', '<head>\n<base target="_blank">'), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': POLICY,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Cache-Control': 'private, no-store',
    },
  })
}
