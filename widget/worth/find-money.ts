import { moneyOf } from '@causeway/core/fiat'
import { createWorthCalls } from '../client/index.ts'
import { savedMoney } from './saved-money.ts'

// Over HTTP the address says who asks.
let asked: Promise<string> | null = null

/** What the visitor chose, else what people reckon in where he is, else where his language is spoken. */
export async function findMoney(): Promise<string> {
  const kept = savedMoney()
  if (kept !== null) return kept
  asked ??= askCountry()
  const language = regionOf(navigator.languages) ?? document.documentElement.lang
  return moneyOf({ country: await asked, language })
}

/** Empty where it is not known. */
async function askCountry(): Promise<string> {
  const answer = await createWorthCalls().country()
  return answer.ok ? answer.body.result.country : ''
}

/** The browser's language tag, where it names a region: "en-GB". */
function regionOf(tags: readonly string[]): string | undefined {
  return tags.find((tag) => /^[a-z]{2}-[A-Z]{2}$/.test(tag))
}
