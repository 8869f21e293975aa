import type { ReactNode } from 'react'

/** A component in its states, for the gallery. Written in English: it is for those who build, not for customers. */
export type Preview = {
  readonly name: string
  readonly examples: readonly {
    readonly title: string
    readonly show: () => ReactNode
  }[]
}
