import type { LanguageCode } from '@causeway/content/languages'
import type { FiatPartProps } from '@causeway/widget/form'
import type { ComponentType } from 'react'

/** The form of buying with its words: fetched when somebody turns to it, for the home page shows neither before. */
export async function loadBuying(language: LanguageCode): Promise<ComponentType<FiatPartProps>> {
  const [{ createBuying }, words] = await Promise.all([
    import('./create-buying.tsx'),
    import('./load-buying-words.ts').then(({ loadBuyingWords }) => loadBuyingWords(language)),
  ])
  return createBuying(language, words)
}
