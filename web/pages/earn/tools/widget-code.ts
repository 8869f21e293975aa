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
export function widgetCode({ href, publicUrl, tool, words }: Shown): string {
  const { label, language } = tool.settings
  const attributes = widgetAttributes(tool).map(([name, text]) => ` ${name}="${escaped(text)}"`)
  const text = escaped(label ?? words[languageOf(language ?? null)].label)
  return [
    `<script src="${escaped(publicUrl)}/widget.js" defer></script>`,
    `<causeway-widget${attributes.join('')}>`,
    `  <a href="${escaped(href)}" rel="sponsored">${text}</a>`,
    '</causeway-widget>',
  ].join('\n')
}

/** The tool's settings as options of the widget, in their names as attributes. */
export function widgetAttributes({ id, settings }: Shown['tool']): [name: string, text: string][] {
  const { amount, from, language, theme, tickers = [], to } = settings
  const said = {
    merchant: id,
    from,
    to,
    amount,
    theme: theme === 'default' ? undefined : theme,
    language,
    'from-coins': tickers.join(','),
    'to-coins': tickers.join(','),
  }
  return Object.entries(said).flatMap(([name, text]) =>
    text === undefined || text === '' ? [] : [[name, text]],
  )
}
