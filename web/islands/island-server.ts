import type { LanguageCode } from '@causeway/content/languages'
import type { Messages } from '@causeway/content/messages'
import { type ComponentType, createContext, type ReactNode } from 'react'
import type { IslandSpec } from './island-spec.ts'

/** Addresses of the script that hydrates an island, and of those that it loads first. */
export type IslandFiles = {
  readonly module: string
  /** The same as text where it is so short that the page contains it; null: its address is asked for. */
  readonly inline: string | null
  readonly imports: readonly string[]
  /** Hash of each: another file than the one that was built does not run. */
  readonly integrity: Readonly<Record<string, string>>
}

export type StaticIslandProps = {
  readonly of: Pick<IslandSpec<object>, 'early' | 'name' | 'scripts'>
  readonly props: object
  readonly language: LanguageCode
  readonly messages: Messages
  /** The island itself, with what surrounds it. */
  readonly children: ReactNode
}

/** What a page with islands is rendered with. */
export type IslandServer = {
  /** Writes an island as HTML (`StaticIsland`). */
  readonly Static: ComponentType<StaticIslandProps>
  /** HTML of an island, rendered as a root of its own, so that its ids are those of its hydration. */
  readonly render: (island: ReactNode, idPrefix: string) => string
  readonly filesOf: (name: string) => IslandFiles
  /** Style sheets of an island that the page's route does not bring: those of the frame's islands. */
  readonly stylesOf: (name: string) => readonly string[]
  readonly nonce: string
  /** What the visitor will probably need next, fetched once he uses the island. */
  readonly prefetch: readonly string[]
}

/** Null in a browser, and on pages that the router hydrates as a whole. */
export const IslandServer = createContext<IslandServer | null>(null)
