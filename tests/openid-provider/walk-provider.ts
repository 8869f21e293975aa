import type { OpenidPerson } from './start-openid-provider.ts'

const MOST_STEPS = 10

/**
 * Goes through the provider's pages as a person with a browser does; `null` declines. Answers the address that the
 * provider sends the browser back to, which is not followed.
 */
export async function walkProvider(
  authorizationUrl: string,
  person: OpenidPerson | null,
): Promise<URL> {
  const { origin } = new URL(authorizationUrl)
  const cookies = new Map<string, string>()
  let url = new URL(authorizationUrl)
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (url.origin !== origin) return url
    const isForm = url.pathname.startsWith('/sign-in/')
    const response = await fetch(url, {
      method: isForm ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(isForm ? { body: formOf(person) } : {}),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    const next = response.headers.get('location')
    if (next === null) throw new Error(`${url}: ${response.status} ${await response.text()}`)
    url = new URL(next, url)
  }
  throw new Error(`The provider never sent the browser back: ${url}`)
}

function formOf(person: OpenidPerson | null): URLSearchParams {
  if (person === null) return new URLSearchParams({ answer: 'decline' })
  const { email, isEmailVerified, subject } = person
  const verified = isEmailVerified ? 'yes' : 'no'
  return new URLSearchParams({ answer: 'agree', subject, email, verified })
}
