import { vi } from 'vitest'
import type { Shop } from '../../customers/index.ts'

/** Mails to an address, newest first. */
export async function mailsAt(
  shop: Shop,
  email: string,
): Promise<readonly { readonly subject: string; readonly text: string }[]> {
  const reply = await fetch(`${shop.url}/api/sandbox/mail?to=${encodeURIComponent(email)}`)
  return (await reply.json()).mails
}

/** Subjects and texts of an address's mails, newest first. */
export async function mailTexts(shop: Shop, email: string): Promise<readonly string[]> {
  return (await mailsAt(shop, email)).map(({ subject, text }) => `${subject}\n${text}`)
}

/** The token of the newest mailed link of a kind. */
export async function mailedToken(shop: Shop, email: string, kind: string): Promise<string> {
  return vi.waitFor(
    async () => {
      const texts = await mailTexts(shop, email)
      const found = texts.map((text) => new RegExp(`/auth/${kind}/([\\w-]+)`).exec(text)?.[1])
      const token = found.find((each) => each !== undefined)
      if (token === undefined) throw new Error(`No mail with a link to ${kind} came to ${email}`)
      return token
    },
    { timeout: 120_000, interval: 200 },
  )
}
