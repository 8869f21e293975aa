import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { articleIds, legalTextIds, loadArticle, loadLegalText } from '../articles/index.ts'
import { mailTextsOf } from '../mail/index.ts'
import { allNamespaces, loadNamespace } from './load-messages.ts'

/** What no English sentence for customers has: dated, literary or home-made wording, and its signs. */
const UNWANTED: readonly RegExp[] = [
  /\bshall\b/i,
  /\b(?:no|any|some|every)body\b/i,
  /\bwho(?:m|ever|mever)\b/i,
  /\bwherever\b/i,
  /\b(?:at|of) (?:this|the|that) moment\b/i,
  /\bpapers\b/i,
  /\bdear(?:er|est)?\b/i,
  /\bseldom\b/i,
  /\blately\b/i,
  /\bmeanwhile\b/i,
  /\bbeside\b/i,
  /\bbecomes? of\b|\bbecame of\b/i,
  /\b(?:call|taken?|give[ns]?) back\b|\bcalled back\b/i,
  /\bway back\b/i,
  /\bstands? (?:in|there|here|for|as|at|beside)\b/i,
  /\bin the place of\b/i,
  /\bbrings?\b/i,
  /\bby itself\b/i,
  /\bgo(?:es)? on\b/i,
  /\bat once\b/i,
  /\blets? \w+ in\b/i,
  /\b(?:a person|people) (?:is |are )?look/i,
  /\bwas it not you\b/i,
  /\bone press\b/i,
  /\bmails\b/i,
  /\be-mail/i,
  /\b(?:he|his|him)\b/i,
  /\bplay (?:world|chain|checkout)\b/i,
  /\w …/,
  /[\d}] %/,
]

type Sentence = readonly [place: string, text: string]

/** Every text in a value of objects, lists and texts, with its place. */
function sentencesOf(value: unknown, place: string): Sentence[] {
  if (typeof value === 'string') return [[place, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => sentencesOf(inner, `${place}.${key}`))
}

/** Texts of several words in source files whose English was never moved to the catalogues. */
function quotedIn(folder: string, names: readonly string[]): Sentence[] {
  return names.flatMap((name) => {
    const source = readFileSync(join(import.meta.dirname, '../..', folder, name), 'utf8')
    const code = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^import[\s\S]*?from .*$/gm, '')
    const texts = code.match(/(['"`])(?:\\.|(?!\1)[^\\])*\1|>[^<>{}]+</g) ?? []
    return texts.filter((text) => /\w \w/.test(text)).map((text): Sentence => [name, text])
  })
}

async function allEnglish(): Promise<Sentence[]> {
  const phrases = allNamespaces().map(async (name) =>
    sentencesOf(await loadNamespace('en', name), name),
  )
  const articles = articleIds.map(async (id) => sentencesOf(await loadArticle('en', id), id))
  const legal = legalTextIds.map(async (id) => sentencesOf(await loadLegalText('en', id), id))
  const failures = readdirSync(join(import.meta.dirname, '../../api/failures')).filter((name) =>
    /-(?:failures|table)\.ts$/.test(name),
  )
  return [
    ...(await Promise.all([...phrases, ...articles, ...legal])).flat(),
    ...sentencesOf(mailTextsOf('en'), 'mail'),
    ...quotedIn('api/failures', failures),
    ...quotedIn('web/parts', ['broken-page.tsx']),
    ...quotedIn('widget/client/requests', ['send-request.ts', 'wire.ts']),
  ]
}

test('English on pages, in mails and in error messages has no dated or home-made wording', async () => {
  const sentences = await allEnglish()
  const places = new Set(sentences.map(([place]) => place.split('.')[0]))
  for (const place of ['form', 'faq', 'privacy-policy', 'mail', 'order-failures', 'broken-page']) {
    expect(places).toContain(place)
  }
  const unwanted = sentences.filter(([, text]) => UNWANTED.some((word) => word.test(text)))
  expect(unwanted).toEqual([])
})

test('the wording is found in the sentences that were there before', () => {
  const before = [
    'Where shall the coins go?',
    'Whoever has either can decide for you: show them to nobody.',
    'At this moment one BTC is exchanged for about 16 ETH.',
    'Payments on a chain cannot be called back.',
    'The provider takes your papers.',
    'News about the exchange, seldom.',
    'alice.eth stands for this address',
    'A person looks at this exchange first.',
    'Finding the rate …',
    'The order goes on by itself.',
  ]
  expect(before.filter((text) => !UNWANTED.some((word) => word.test(text)))).toEqual([])
})
