import type { PageTheme } from '@causeway/ui/tokens'

/** A row of the table of pages. */
export type Page = {
  /** Also the route's id. */
  readonly id: string
  /** Without a leading slash; empty for the root. */
  readonly path: string
  /** Folder under `pages/`: its group and its own. */
  readonly folder: string
  /** How the stage behind header and hero looks. */
  readonly theme: PageTheme
  /** `no-footer` keeps the header; `minimal` has neither (SHELL-13); `backoffice` has nothing of the site around it. */
  readonly layout: 'full' | 'no-footer' | 'minimal' | 'backoffice'
  /**
   * Who may see it: anybody; signed-in people; these and guests whose browser holds orders; or signed-in people of the
   * affiliate programme's pages, which others are told about at /earn (AUTH-16, TRACK-06).
   */
  readonly protection: 'none' | 'account' | 'account-or-orders' | 'earn'
  /** False: robots are told to stay away. */
  readonly isIndexed: boolean
  /** Whether the header names it. */
  readonly isInNavigation: boolean
  /** `play`: the page does not exist where money is real. */
  readonly world: 'any' | 'play'
  /**
   * `router`: the router's client hydrates the whole page. `islands`: only its islands are hydrated. Such a page is the
   * same for every visitor (nothing of cookies, nonce or operator in it) and is kept as bytes for a moment, unless it is
   * `isForVisitor`.
   */
  readonly hydration: 'router' | 'islands'
  /** Of a page with islands: made for each visitor, as one with offers of his country, and never kept. */
  readonly isForVisitor: boolean
  /** Of a page that is kept: the parameters of the query that it reads. It is made without all others. */
  readonly cachedQuery: readonly string[]
  /** The product it belongs to: where the logo leads, and which navigation of its own it has (SHELL-02). */
  readonly section: 'main' | 'earn'
  /** Navigation names it to approved affiliates alone; whoever has its address may see it (SHELL-16). */
  readonly isAffiliateOnly: boolean
  /** On phones and tablets the header stays in sight, and makes way for who reads on (SHELL-03). */
  readonly hidesHeaderOnScroll: boolean
  /** The neighbouring ways to trade stand beside it (SHELL-03). */
  readonly hasSideMenu: boolean
  /** The exchange form stands above the footer (SHELL-04). */
  readonly hasFormBlock: boolean
  /** The badge of the site where customers review the exchange stands beside it (SHELL-11). */
  readonly hasReviewBadge: boolean
  /** No banner above or over it (SHELL-13). */
  readonly omitsBanner: boolean
  /** The way to sign in is a link to the front page, without the modal (SHELL-13). */
  readonly omitsAuthModal: boolean
}

/** What a page is unless its row says otherwise. */
export const ordinary = {
  theme: 'white',
  layout: 'full',
  protection: 'none',
  isIndexed: true,
  isInNavigation: false,
  world: 'any',
  hydration: 'router',
  isForVisitor: false,
  cachedQuery: [],
  section: 'main',
  isAffiliateOnly: false,
  hidesHeaderOnScroll: false,
  hasSideMenu: false,
  hasFormBlock: false,
  hasReviewBadge: false,
  omitsBanner: false,
  omitsAuthModal: false,
} as const

/** Words of the law, which stand still but for the frame. */
export const legal = { ...ordinary, hydration: 'islands' } as const

/** Nobody is led there by links or search engines. */
export const aside = { ...legal, isIndexed: false } as const

/** Nothing to be had there at the moment, so robots stay away; and nothing that needs a script. */
export const neighbour = {
  ...ordinary,
  theme: 'light-gray',
  isIndexed: false,
  hydration: 'islands',
  cachedQuery: ['from', 'to', 'amount', 'amountFrom'],
} as const

/** Made for whoever asks. */
const personal = {
  ...ordinary,
  theme: 'light-gray',
  hydration: 'islands',
  isForVisitor: true,
} as const

/** Buying and selling through providers of money: each visitor's own country is in it. */
export const deal = personal

/** Of one visitor alone: robots stay away. */
export const own = { ...personal, isIndexed: false } as const

/** Of an approved affiliate alone: others are sent to the page that tells about the programme. */
export const earning = {
  ...own,
  protection: 'earn',
  section: 'earn',
  isAffiliateOnly: true,
} as const

/** Of staff alone, who sign in apart from customers: each page asks for the session itself. */
export const ofStaff = { ...own, layout: 'backoffice' } as const

/** Of signed-in people alone. */
export const signedIn = { ...own, protection: 'account' } as const

/** Of the sandbox alone: it exists in the play world only. */
export const sandbox = { ...own, world: 'play' } as const

/** What a provider of the sandbox shows on its own site. */
export const sandboxProvider = { ...sandbox, layout: 'minimal' } as const

/** A page of text (`content/articles`), which the operator may replace. */
export const article = {
  ...ordinary,
  folder: 'articles/article',
  hydration: 'islands',
  hidesHeaderOnScroll: true,
} as const

/** A page of text with the form below, in two looks. */
export const classicArticle = { ...article, theme: 'classic-gray', hasFormBlock: true } as const
export const lightArticle = { ...article, theme: 'light-gray', hasFormBlock: true } as const

/** Of the product: what can be exchanged, how it is rated, and the like. */
export const offer = { ...ordinary, hydration: 'islands', hasFormBlock: true } as const

/** For people who come from search engines (PAGE-04): true at this moment, the same for everybody. */
export const searched = {
  ...ordinary,
  theme: 'light-gray',
  hydration: 'islands',
  hidesHeaderOnScroll: true,
} as const

/** The reference of the API, for people who write programs: one folder shows most of it. */
export const reference = {
  ...ordinary,
  folder: 'developers/reference',
  hydration: 'islands',
} as const
