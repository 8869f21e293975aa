import list from './untranslated.json' with { type: 'json' }

const filesOf: Readonly<Record<string, readonly string[]>> = list

/**
 * Files of a language whose phrases still stand in English, by their names: `home`, `mail`, `error-messages`,
 * `articles`. The tests of translations name them as work to do instead of failing.
 */
export function untranslatedFiles(language: string): readonly string[] {
  return filesOf[language] ?? []
}
