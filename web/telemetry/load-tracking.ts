import type { Answer } from '@causeway/api/contract'
import { bodyAside } from '@causeway/widget/client'

export type TrackingPlace = {
  readonly enterpriseId: string
  readonly scriptUrl: string
  /** Kind of the page, as the network names it (PAGE-08). */
  readonly pageType: string
}

type User = { readonly user: { readonly email?: string | null } | null }

/**
 * Loads the script of the affiliate network that the operator names. Who is signed in is told to it by the SHA-256 of his
 * address in small letters, and by nothing else (TELE-04). Once a page.
 */
export async function loadTracking(
  page: Document,
  { enterpriseId, pageType, scriptUrl }: TrackingPlace,
  user: () => Promise<Answer<User>>,
): Promise<void> {
  if (page.querySelector('script[data-enterprise-id]') !== null) return
  const script = page.createElement('script')
  script.src = scriptUrl
  script.async = true
  script.dataset.enterpriseId = enterpriseId
  script.dataset.pageType = pageType
  if (page.documentElement.dataset.signedIn === 'true') {
    const { user: known } = await bodyAside('user', user)
    if (known?.email) script.dataset.emailSha256 = await hashOf(known.email)
  }
  // It reads what stands on it as it runs.
  page.head.append(script)
}

async function hashOf(email: string): Promise<string> {
  const text = new TextEncoder().encode(email.trim().toLowerCase())
  const hash = await crypto.subtle.digest('SHA-256', text)
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
