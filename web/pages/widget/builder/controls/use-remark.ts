import { type WidgetOption, widgetOptions } from '@causeway/widget/embed'
import { useTranslate } from '@causeway/widget/messages'
import type { ControlProps } from './control-props.ts'
import { expectedTextWords, expectedWords } from './option-words.ts'

const examples = { amount: '0.1', colour: '#10d078' } as const

/** What is wrong with an option's text, and what would be right, in the page's language; null where it is right. */
export function useRemark({ coins, name, networks, state, texts }: ControlProps): string | null {
  const t = useTranslate()
  const { bounds, control, group }: WidgetOption<unknown> = widgetOptions[name]
  if (state.problems.has(name)) {
    if (bounds !== undefined) {
      const [least, most] = bounds
      return t('widgetBuilder.expectedPixels', { least: `${least}`, most: `${most}` })
    }
    if (control === 'amount') return t(expectedWords.amount, { example: examples.amount })
    if (control === 'colour') return t(expectedWords.colour, { example: examples.colour })
    const words = control === 'text' ? expectedTextWords[name] : expectedWords[control]
    return t(words ?? 'widgetBuilder.expectedChoice')
  }
  const isNetworks = group === 'coins' && name.endsWith('Networks')
  const known = isNetworks
    ? networks.map(({ name: each }) => each)
    : coins.map((coin) => coin.ticker)
  const given = control === 'ticker' || control === 'tickers' ? listOf(texts[name] ?? '') : []
  const unknown = given.filter((each) => !known.includes(each))
  return unknown.length === 0 ? null : t('widgetBuilder.notOffered', { names: unknown.join(', ') })
}

/** The names in a text, as options read them. */
export function listOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
}
