import type { Namespace } from '@causeway/content/messages'
import type { ComponentType } from 'react'

/**
 * An interactive component on a page of static HTML. Its properties travel as JSON: plain data only, and nothing about the
 * visitor. The file `NAME.client.ts` beside it calls `hydrateIsland` with it and becomes a script of its own.
 */
export type IslandSpec<Props extends object> = {
  readonly name: string
  readonly Component: ComponentType<Props>
  /** What of its properties goes to the browser; absent: all. Whatever its script shows must be the same with these. */
  readonly carried?: (props: Props) => Props
  /** Namespaces of the phrases that the island shows. */
  readonly namespaces: readonly Namespace[]
  /** Runs inline, at once, right behind the island: a function that uses nothing from outside itself. */
  readonly early?: () => void
  /** `end`: the page places them at its end (`IslandScripts`). Otherwise they stand right behind the island. */
  readonly scripts?: 'end'
  /** Fetches what the island needs to be hydrated with these properties, and to show them later. */
  readonly ready?: (props: Props) => Promise<void>
  /** Fetches what a later state needs, once the island is used. */
  readonly ahead?: () => Promise<void>
}
