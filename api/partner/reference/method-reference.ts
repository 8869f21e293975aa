import type { RpcFailureName } from '../rpc-failure.ts'

/** A field of a request or a result, as partners read of it. English, with `code` in backticks. */
export type FieldReference = {
  readonly name: string
  /** "decimal string", "string or null". */
  readonly type: string
  readonly text: string
  /** Of a parameter: a request without it is refused. */
  readonly isRequired?: true
  /** The dialect that alone has it. */
  readonly only?: 'v1'
}

/** What partners read of a method. A method without it does not compile. */
export type MethodReference = {
  /** One sentence. */
  readonly summary: string
  readonly notes: readonly string[]
  readonly params: readonly FieldReference[]
  /** What the result is: "A list of tickers." */
  readonly result: string
  /** Fields of the result, or of each entry where it is a list. */
  readonly fields: readonly FieldReference[]
  /** Errors of its own, besides those of every request. */
  readonly errors: readonly RpcFailureName[]
  readonly example: MethodExample
}

/** A request and its result, with `{site}` in place of the exchange’s address. */
export type MethodExample = {
  /** Absent where the method takes none. */
  readonly params?: ExampleParams | readonly ExampleParams[]
  readonly result: unknown
}

export type ExampleParams = Readonly<Record<string, unknown>>
