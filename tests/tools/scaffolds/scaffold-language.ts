import { languageCodes } from '@causeway/content/languages'
import { englishErrorMessages, englishFiles, inPluralsOf } from './english-phrases.ts'
import { camelCase, type ReadSource, type Scaffold, withLineBefore } from './scaffold.ts'
import { UNTRANSLATED, withUntranslated } from './untranslated.ts'

const CODES = 'content/languages/language.ts'
const LANGUAGES = 'content/languages/languages.ts'
const MAILS = 'content/mail/mail-texts-of.ts'
const ERRORS = 'content/error-messages/error-message.ts'

/**
 * A language that the site speaks at once, in English phrases: a file for each namespace, the mails and the error messages,
 * to be overwritten; articles stand in English until they have files of their own. The list of untranslated files says
 * what is left to do.
 */
export function scaffoldLanguage(
  read: ReadSource,
  [code = '', ...words]: readonly string[],
): Scaffold {
  const name = words.join(' ')
  if (!/^[a-z]{2}$/.test(code) || name === '')
    throw new Error('npm run new language CODE NAME (pl Polski), CODE of ISO 639-1')
  if (languageCodes.some((each) => each === code)) throw new Error(`there is ${code} already`)
  const english = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(code)
  if (english === undefined || Intl.PluralRules.supportedLocalesOf(code).length === 0)
    throw new Error(`Intl knows no language ${code}`)
  const files = englishFiles()
  const created = new Map([
    ...files.map((file): [string, string] => [
      `content/messages/${code}/${file}.json`,
      jsonText(inPluralsOf(code, JSON.parse(read(`content/messages/en/${file}.json`)))),
    ]),
    [`content/mail/texts/${code}.json`, read('content/mail/texts/en.json')] as const,
    [`content/error-messages/${code}.json`, jsonText(englishErrorMessages(read))] as const,
  ])
  const left = [...files, 'mail', 'error-messages', 'articles']
  const variable = camelCase(english.toLowerCase().replaceAll(/[^a-z]+/g, '-'))
  const row = `  ${code}: { code: '${code}', name: '${name.replaceAll("'", "\\'")}', direction: '${directionOf(code)}', hreflang: '${code}' },\n`
  return {
    created,
    edited: new Map([
      [CODES, withLineBefore(read(CODES), /\] as const/, `  '${code}',\n`)],
      [LANGUAGES, withLineBefore(read(LANGUAGES), /^\}$/m, row)],
      [MAILS, withTexts(read(MAILS), code, variable, './texts/')],
      [ERRORS, withTexts(read(ERRORS), code, variable, './')],
      [UNTRANSLATED, withUntranslated(read(UNTRANSLATED), [code], left)],
    ]),
  }
}

function withTexts(text: string, code: string, variable: string, folder: string): string {
  const line = `import ${variable} from '${folder}${code}.json' with { type: 'json' }\n`
  const imported = withLineBefore(text, /\nconst texts/, line)
  return withLineBefore(imported, /^\}$/m, `  ${code}: ${variable},\n`)
}

function directionOf(code: string): string {
  // Of ECMA-402, not yet in the types of the language level that this repository is compiled for.
  const locale: Intl.Locale & { getTextInfo?: () => { readonly direction: string } } =
    new Intl.Locale(code)
  return locale.getTextInfo?.().direction ?? 'ltr'
}

function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
