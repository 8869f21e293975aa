import type { AffiliateToolOut } from '@causeway/api/contract'
import { languageOf } from '@causeway/content/languages'
import { escaped } from './tool-snippets.ts'
import type { ToolWords } from './tools-data.ts'

type Shown = {
  readonly tool: Pick<AffiliateToolOut, 'id' | 'settings'>
  readonly words: Readonly<Record<ReturnType<typeof languageOf>, ToolWords>>
  readonly href: string
  readonly publicUrl: string
}

/**
 * Code of a widget: its script and its tag, with the tool's settings as attributes. The link in it shows where script or
 * frames are blocked.
 */
export function widgetCode({ href, publicUrl, tool: { id, settings }, words }: Shown): string {
  const { amount, from, label, language, theme, tickers = [], to } = settings
  const attributes = Object.entries({
    merchant: id,
    from,
    to,
    amount,
    theme: theme === 'default' ? undefined : theme,
    language,
    'from-coins': tickers.join(','),
    'to-coins': tickers.join(','),
  })
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => ` ${name}="${escaped(value ?? '')}"`)
  const text = escaped(label ?? words[languageOf(language ?? null)].label)
  return [
    `<script src="${escaped(publicUrl)}/widget.js" defer></script>`,
    `<causeway-widget${attributes.join('')}>`,
    `  <a href="${escaped(href)}" rel="sponsored">${text}</a>`,
    '</causeway-widget>',
  ].join('\n')
}
