import type { Language } from '../languages/index.ts'

export type WrittenMail = {
  /** One line. */
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** What a mail is made of; every part is plain text. */
export type MailParts = {
  readonly language: Language
  readonly brand: string
  readonly subject: string
  /** Stands above everything where money is play money. */
  readonly banner: string | null
  readonly says: readonly string[]
  /** What the mail is about, line by line. */
  readonly facts: readonly string[]
  readonly action: { readonly label: string; readonly link: string; readonly inFull: string } | null
  /** Under the button, in full size. */
  readonly after: readonly string[]
  /** At the foot, smaller. */
  readonly small: readonly string[]
}

/**
 * Lays a mail out as text and as HTML. The HTML loads nothing, follows the reader's light or dark, and shows the one
 * link in full beside its button, so that it can be read before it is followed.
 */
export function layOutMail(parts: MailParts): WrittenMail {
  return { subject: oneLine(parts.subject), text: textOf(parts), html: htmlOf(parts) }
}

function textOf({ banner, says, facts, action, after, small }: MailParts): string {
  const blocks = [
    banner === null ? [] : [banner],
    says,
    facts,
    action === null ? [] : [action.label, action.link],
    after,
    small,
  ]
  const written = blocks.filter((lines) => lines.length > 0).map((lines) => lines.join('\n'))
  return `${written.join('\n\n')}\n`
}

function htmlOf(parts: MailParts): string {
  const { language, brand, subject, banner, says, facts, action, after, small } = parts
  const { direction, hreflang } = language
  return [
    '<!doctype html>',
    `<html lang="${hreflang}" dir="${direction}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="supported-color-schemes" content="light dark">',
    `<title>${escaped(oneLine(subject))}</title>`,
    `<style>${STYLE}</style>`,
    '</head>',
    `<body class="page" style="margin:0;padding:24px 12px;${PAGE}">`,
    // Mail programs take html and body away: the language is said again.
    `<div lang="${hreflang}" dir="${direction}">`,
    `<div class="card" style="${CARD}">`,
    ...(banner === null
      ? []
      : [`<p class="banner" style="${BANNER}"><strong>${escaped(banner)}</strong></p>`]),
    `<p class="brand" style="margin:0 0 20px;font-size:20px;font-weight:700">${escaped(brand)}</p>`,
    ...says.map((line) => paragraph(line)),
    ...(facts.length === 0
      ? []
      : [`<p style="margin:0 0 16px">${facts.map(escaped).join('<br>')}</p>`]),
    ...(action === null ? [] : buttonAndLink(action)),
    ...after.map((line) => paragraph(line)),
    `<div class="foot" style="${FOOT}">`,
    ...small.map((line) => `<p style="margin:0 0 8px">${escaped(line)}</p>`),
    '</div>',
    '</div>',
    '</div>',
    '</body>',
    '</html>',
    '',
  ].join('\n')
}

function paragraph(line: string): string {
  return `<p style="margin:0 0 16px">${escaped(line)}</p>`
}

function buttonAndLink({ label, link, inFull }: NonNullable<MailParts['action']>): string[] {
  const href = escaped(link)
  return [
    `<p style="margin:24px 0"><a class="button" href="${href}" style="${BUTTON}">${escaped(label)}</a></p>`,
    `<p class="soft" style="margin:0 0 16px;font-size:14px;color:#4d565c">${escaped(inFull)}<br>`,
    `<a class="link" dir="ltr" href="${href}" style="color:#07613a;overflow-wrap:anywhere;word-break:break-word">${href}</a></p>`,
  ]
}

const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif"
const PAGE = `background:#f4f6f5;color:#14181b;${FONT};font-size:16px;line-height:1.5`
const CARD =
  'max-width:560px;margin:0 auto;padding:28px 24px;background:#ffffff;color:#14181b;border:1px solid #e4e8e6;border-radius:16px;overflow-wrap:break-word'
const BANNER =
  'margin:0 0 20px;padding:10px 14px;background:#fff4dc;color:#7a4b00;border-radius:10px;font-size:14px'
const BUTTON =
  'display:inline-block;padding:14px 24px;background:#10d078;color:#06351f;border-radius:999px;font-weight:700;text-decoration:none'
const FOOT =
  'margin:24px 0 0;padding:16px 0 0;border-top:1px solid #e4e8e6;font-size:14px;color:#4d565c'

const STYLE = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  '.button:focus,.link:focus{outline:3px solid currentColor;outline-offset:2px}',
  '@media (prefers-color-scheme:dark){',
  '.page{background:#12171a!important;color:#eef2f0!important}',
  '.card{background:#1b2125!important;color:#eef2f0!important;border-color:#323b40!important}',
  '.banner{background:#38290c!important;color:#ffce7a!important}',
  '.foot{border-color:#323b40!important;color:#b4bfba!important}',
  '.soft{color:#b4bfba!important}',
  '.link{color:#4ee2a0!important}',
  '}',
].join('')

/** A line break in a subject would begin another header (RFC 5322). */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
