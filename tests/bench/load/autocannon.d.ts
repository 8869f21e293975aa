/** The part of autocannon 9 that the benchmarks use; the package brings no types. */
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events'

  export type Options = {
    readonly url: string
    readonly connections: number
    /** Seconds. */
    readonly duration: number
    readonly method: 'GET' | 'POST'
    readonly headers: Readonly<Record<string, string>>
    readonly body?: string
    /** Writes a new id in place of every `[<id>]` of each request. */
    readonly idReplacement?: boolean
  }

  export type Result = {
    /** Seconds. */
    readonly duration: number
    readonly requests: { readonly total: number }
    readonly '2xx': number
    readonly non2xx: number
    readonly errors: number
    readonly timeouts: number
  }

  /** Emits `response` with (client, status, bytes, milliseconds). */
  export default function autocannon(
    options: Options,
    done: (error: Error | null, result: Result) => void,
  ): EventEmitter
}
