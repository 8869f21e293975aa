/** Of buttons and links: what is behind a button, what is written on it, and links. Each `#rrggbb`. */
export type MailColours = Readonly<
  Record<'light' | 'dark', { readonly accent: string; readonly ink: string; readonly text: string }>
>

const USUAL = { accent: '#10d078', ink: '#06351f', text: '#07613a' } as const

const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif"
const page = `background:#f4f6f5;color:#14181b;${FONT};font-size:16px;line-height:1.5`
const card =
  'max-width:560px;margin:0 auto;padding:28px 24px;background:#ffffff;color:#14181b;border:1px solid #e4e8e6;border-radius:16px;overflow-wrap:break-word'
const banner =
  'margin:0 0 20px;padding:10px 14px;background:#fff4dc;color:#7a4b00;border-radius:10px;font-size:14px'
const foot =
  'margin:24px 0 0;padding:16px 0 0;border-top:1px solid #e4e8e6;font-size:14px;color:#4d565c'

const details =
  'width:100%;margin:0 0 16px;border-collapse:collapse;border-top:1px solid #e4e8e6;font-size:14px'
const label =
  'padding:10px 4px;border-bottom:1px solid #e4e8e6;color:#4d565c;text-align:start;vertical-align:top;width:36%'
const value =
  'padding:10px 4px;border-bottom:1px solid #e4e8e6;font-weight:600;text-align:end;vertical-align:top;overflow-wrap:anywhere;word-break:break-word'
const link = 'overflow-wrap:anywhere;word-break:break-word'

/** Said at each element, because many mail programs read nothing else. */
export function styleIn(colours: MailColours | null) {
  const { accent, ink, text } = colours?.light ?? USUAL
  return {
    ...{ page, card, banner, foot, details, label, value },
    button: `display:inline-block;padding:14px 24px;background:${accent};color:${ink};border-radius:999px;font-weight:700;text-decoration:none`,
    link: `color:${text};${link}`,
    linkColour: `color:${text}`,
  } as const
}

/** For those that read it: the dark, and where the focus is. */
export function sheetIn(colours: MailColours | null): string {
  const dark = colours?.dark
  return [
    ':root{color-scheme:light dark;supported-color-schemes:light dark}',
    '.button:focus,.link:focus{outline:3px solid currentColor;outline-offset:2px}',
    '@media (prefers-color-scheme:dark){',
    '.page{background:#12171a!important;color:#eef2f0!important}',
    '.card{background:#1b2125!important;color:#eef2f0!important;border-color:#323b40!important}',
    '.banner{background:#38290c!important;color:#ffce7a!important}',
    '.foot{border-color:#323b40!important;color:#b4bfba!important}',
    '.details,.row{border-color:#323b40!important}',
    '.soft{color:#b4bfba!important}',
    `.link{color:${dark?.text ?? '#4ee2a0'}!important}`,
    ...(dark ? [`.button{background:${dark.accent}!important;color:${dark.ink}!important}`] : []),
    '}',
  ].join('')
}
