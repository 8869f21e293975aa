import type { Language } from '../languages/index.ts'
import { fillPhrase } from './fill-phrase.ts'
import { type MailColours, sheetIn, styleIn } from './mail-style.ts'

/** One line of the table in a mail: what it is, what it says, and where that can be seen. */
type MailDetail = {
  readonly label: string
  readonly value: string
  /** An absolute address; null where there is none. */
  readonly link: string | null
}

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
  /** Null: as the product has them. */
  readonly colours: MailColours | null
  readonly subject: string
  /** Stands above everything where money is play money. */
  readonly banner: string | null
  readonly says: readonly string[]
  /** What the mail is about, line by line. */
  readonly facts: readonly string[]
  /** A table under what is said. */
  readonly details: readonly MailDetail[]
  readonly action: { readonly label: string; readonly link: string; readonly inFull: string } | null
  /** A link that is for the reader alone, and what it does. */
  readonly secret: { readonly says: string; readonly link: string } | null
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

function textOf(parts: MailParts): string {
  const { action, after, banner, details, facts, language, says, secret, small } = parts
  const blocks = [
    banner === null ? [] : [banner],
    says,
    facts,
    details.map((detail) => textLine(detail, language.direction)),
    action === null ? [] : [action.label, action.link],
    secret === null ? [] : [secret.says, secret.link],
    after,
    small,
  ]
  const written = blocks.filter((lines) => lines.length > 0).map((lines) => lines.join('\n'))
  return `${written.join('\n\n')}\n`
}

function textLine({ label, value, link }: MailDetail, direction: 'ltr' | 'rtl'): string {
  const line = fillPhrase('{{label}}: {{value}}', { label, value }, direction)
  return link === null ? line : `${line}\n  ${link}`
}

function htmlOf(parts: MailParts): string {
  const { language, brand, subject, banner, says, facts, action, after, small } = parts
  const { direction, hreflang } = language
  const style = styleIn(parts.colours)
  return [
    '<!doctype html>',
    `<html lang="${hreflang}" dir="${direction}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="supported-color-schemes" content="light dark">',
    `<title>${escaped(oneLine(subject))}</title>`,
    `<style>${sheetIn(parts.colours)}</style>`,
    '</head>',
    `<body class="page" style="margin:0;padding:24px 12px;${style.page}">`,
    // Mail programs take html and body away: the language is said again.
    `<div lang="${hreflang}" dir="${direction}">`,
    `<div class="card" style="${style.card}">`,
    ...(banner === null
      ? []
      : [`<p class="banner" style="${style.banner}"><strong>${escaped(banner)}</strong></p>`]),
    `<p class="brand" style="margin:0 0 20px;font-size:20px;font-weight:700">${escaped(brand)}</p>`,
    ...says.map((line) => paragraph(line)),
    ...(facts.length === 0
      ? []
      : [`<p style="margin:0 0 16px">${facts.map(escaped).join('<br>')}</p>`]),
    ...tableOf(parts.details, style),
    ...(action === null ? [] : buttonAndLink(action, style)),
    ...secretOf(parts.secret, style),
    ...after.map((line) => paragraph(line)),
    `<div class="foot" style="${style.foot}">`,
    ...small.map((line) => `<p style="margin:0 0 8px">${escaped(line)}</p>`),
    '</div>',
    '</div>',
    '</div>',
    '</body>',
    '</html>',
    '',
  ].join('\n')
}

type MailStyle = ReturnType<typeof styleIn>

/** Cells of a table, because mail programs know little else that keeps two columns apart. */
function tableOf(details: readonly MailDetail[], style: MailStyle): string[] {
  if (details.length === 0) return []
  return [
    `<table class="details" role="presentation" cellpadding="0" cellspacing="0" style="${style.details}">`,
    ...details.flatMap(({ label, value, link }) => [
      `<tr><td class="soft row" style="${style.label}">${escaped(label)}</td>`,
      `<td class="row" style="${style.value}"><bdi>${valueHtml(value, link, style)}</bdi></td></tr>`,
    ]),
    '</table>',
  ]
}

function valueHtml(value: string, link: string | null, style: MailStyle): string {
  if (link === null) return escaped(value)
  return `<a class="link" href="${escaped(link)}" style="${style.linkColour}">${escaped(value)}</a>`
}

function secretOf(secret: MailParts['secret'], style: MailStyle): string[] {
  if (secret === null) return []
  const href = escaped(secret.link)
  return [
    `<p style="margin:0 0 16px">${escaped(secret.says)}<br>`,
    `<a class="link" dir="ltr" href="${href}" style="${style.link}">${href}</a></p>`,
  ]
}

function paragraph(line: string): string {
  return `<p style="margin:0 0 16px">${escaped(line)}</p>`
}

function buttonAndLink(
  { label, link, inFull }: NonNullable<MailParts['action']>,
  style: MailStyle,
): string[] {
  const href = escaped(link)
  return [
    `<p style="margin:24px 0"><a class="button" href="${href}" style="${style.button}">${escaped(label)}</a></p>`,
    `<p class="soft" style="margin:0 0 16px;font-size:14px;color:#4d565c">${escaped(inFull)}<br>`,
    `<a class="link" dir="ltr" href="${href}" style="${style.link}">${href}</a></p>`,
  ]
}

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
