import { createContext, type ReactNode } from 'react'

/** Addresses of the script that wakes a part, and of those that it loads first. */
export type LivePartFiles = {
  readonly module: string
  readonly imports: readonly string[]
  /** Hash of each: another file than the one that was built does not run. */
  readonly integrity: Readonly<Record<string, string>>
}

/** What a page that wakes only in parts is rendered with. */
export type LivePartServer = {
  /** HTML of a part as if it were a page of its own: so its ids are those that it has when it wakes. */
  readonly render: (part: ReactNode, idPrefix: string) => string
  readonly filesOf: (name: string) => LivePartFiles
  /** Style sheets of a part that the page does not have by its route: parts of the frame bring their own. */
  readonly stylesOf: (name: string) => readonly string[]
  readonly nonce: string
  /** What the visitor will probably need next, fetched once he uses the part. */
  readonly prefetch: readonly string[]
}

/** Null in a browser, and on pages that the router wakes as a whole. */
export const LivePartServer = createContext<LivePartServer | null>(null)
