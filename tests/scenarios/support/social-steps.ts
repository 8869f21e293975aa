import { expect } from 'vitest'
import type { OpenidPerson } from '../../openid-provider/start-openid-provider.ts'
import { walkProvider } from '../../openid-provider/walk-provider.ts'
import { newAddress, type Person } from './person.ts'

let people = 0
/** Somebody whom the provider knows. */
export function somebody(more: Partial<OpenidPerson> = {}): OpenidPerson {
  people += 1
  return { subject: `subject-${people}`, email: newAddress(), isEmailVerified: true, ...more }
}

/** Where a button sends the popup. */
export async function popupUrl(person: Person, query = ''): Promise<string> {
  const begun = await person.ask('GET', `/api/oauth/google${query}`)
  expect(begun.status).toBe(303)
  return begun.headers.get('location') ?? ''
}

/** The returned query, after the browser came back by this address. */
export async function outcomeOf(person: Person, back: string): Promise<Record<string, string>> {
  const ended = await person.ask('GET', back)
  expect(ended.status).toBe(303)
  const end = new URL(ended.headers.get('location') ?? '', 'http://shop')
  expect(end.pathname).toBe('/api/oauth/result')
  return Object.fromEntries(end.searchParams)
}

/** Goes by the service and back, as that person there; null: he refuses. Answers the outcome. */
export async function enter(person: Person, there: OpenidPerson | null, query = '') {
  const { pathname, search } = await walkProvider(await popupUrl(person, query), there)
  return outcomeOf(person, pathname + search)
}

/** Whose session the browser holds. */
export const emailOf = async (person: Person) =>
  (await person.ask('GET', '/api/user')).body.user?.email

/** The accounts at services that somebody has linked. */
export const linkedTo = async (person: Person) =>
  (await person.ask('GET', '/api/user/social-accounts')).body.result
