import type { LanguageCode } from '../languages/index.ts'

/** A link that the operator gives, with the words it stands under. */
export type SiteLink = { readonly name: string; readonly url: string }

/** Whose exchange this is. Null: the operator has not said yet. */
export type CompanyFacts = {
  readonly legalName: string | null
  readonly registration: string | null
  readonly address: string | null
  readonly jurisdiction: string | null
  /** The authority that supervises the operator, with its own site. */
  readonly authority: SiteLink | null
  /** Whom authorities write to. */
  readonly authoritiesEmail: string | null
  readonly pressEmail: string | null
  readonly businessEmail: string | null
}

/** An article about the exchange, on somebody else's site. `date` is YYYY-MM-DD. */
export type PressEntry = {
  readonly title: string
  readonly source: string
  readonly url: string
  readonly date: string
}

/** A person of the company, as the operator introduces it. */
export type PersonFacts = { readonly name: string; readonly role: string }

/** Where the operator's own apps can be had; null where there is none. */
export type AppFacts = { readonly ios: string | null; readonly android: string | null }

/**
 * What only the operator knows: links, company, apps, services of others on the pages. Read from `site.json` in the
 * folder of content; nothing of it is invented where it is absent, and the page then shows less.
 */
export type SiteFacts = {
  readonly company: CompanyFacts
  readonly people: readonly PersonFacts[]
  readonly partners: readonly SiteLink[]
  readonly press: readonly PressEntry[]
  /** Opens in another tab (SHELL-16). */
  readonly supportUrl: string | null
  readonly blogUrl: string | null
  /** Some only for some languages; absent `languages` means all (SHELL-04). */
  readonly social: readonly (SiteLink & { readonly languages?: readonly LanguageCode[] })[]
  readonly apps: AppFacts
  /** A badge that leads to the site where customers review the exchange (SHELL-11). */
  readonly reviewBadge: { readonly text: string; readonly url: string } | null
  /** Support chat (SHELL-08): `scriptUrl` is where its script comes from. */
  readonly chat: { readonly licenseId: string; readonly scriptUrl: string } | null
  /** Script of an affiliate network (TELE-06). */
  readonly tracking: { readonly enterpriseId: string; readonly scriptUrl: string } | null
  /** Window of the technical-works notice, whole seconds since 1970 (SHELL-10). */
  readonly works: { readonly from: number; readonly until: number } | null
  /** Whether the Unstoppable Domains banner stands on desktop pages (SHELL-06). */
  readonly isDomainsBannerShown: boolean
  /** How the mobile app is announced on phones; null: not at all (SHELL-14). */
  readonly appBanner: 'old' | 'new_full_screen' | 'new_half_screen' | null
}

/** Addresses of the scripts of others that the operator has on his pages; pages load nothing else from elsewhere. */
export function serviceScripts({ chat, tracking }: Pick<SiteFacts, 'chat' | 'tracking'>): string[] {
  return [chat, tracking].flatMap((service) => (service === null ? [] : [service.scriptUrl]))
}
