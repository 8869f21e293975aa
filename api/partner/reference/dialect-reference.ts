import type { FieldReference } from './method-reference.ts'

/** What partners read of a dialect. A dialect without it does not compile. */
export type DialectReference = {
  readonly title: string
  readonly summary: string
  readonly headers: readonly FieldReference[]
  /** How a request is signed, or what stands in place of a signature. */
  readonly steps: readonly string[]
  readonly examples: readonly WorkedExample[]
  readonly moving: MovingReference
}

/** A request with its key and time, and the exact headers that follow from them. */
export type WorkedExample = {
  readonly title: string
  /** Bytes that are signed; null where nothing is. */
  readonly signed: string | null
  /** Parts of `exampleKey` that its sender uses. */
  readonly uses: readonly ('apiKey' | 'secret' | 'privateKeyPem')[]
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

/** What changes for programs that were written for another exchange. */
export type MovingReference = {
  /** "an API of version 2 with RSA keys" */
  readonly from: string
  readonly steps: readonly string[]
}
