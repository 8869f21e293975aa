import type { Namespace } from '@causeway/content/messages'
import type { ComponentType } from 'react'

/**
 * A part of an otherwise still page that scripts bring to life. Its properties travel as JSON: plain data only, and
 * nothing of a visitor. The file `NAME.wake.ts` beside it calls `wakePart` with it and becomes a script of its own.
 */
export type LivePartSpec<Props extends object> = {
  readonly name: string
  readonly Component: ComponentType<Props>
  /** Namespaces of the phrases that the part shows. */
  readonly namespaces: readonly Namespace[]
  /** Runs inline, at once, right behind the part: a function that uses nothing from outside itself. */
  readonly early?: () => void
  /** `end`: the page places them where it ends (`LivePartScripts`); otherwise they stand right behind the part. */
  readonly scripts?: 'end'
  /** Fetches what the part needs to wake with these properties, and to show them later. */
  readonly ready?: (props: Props) => Promise<void>
  /** Fetches what a later state needs, once the part is used. */
  readonly ahead?: () => Promise<void>
}
