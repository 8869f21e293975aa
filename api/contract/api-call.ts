/** One call of the API that anybody may make, as the OpenAPI document has it. */
export type ApiCall = {
  readonly method: string
  /** Whole path; `{name}` stands for a part that differs. */
  readonly path: string
  /** In English, as the document. */
  readonly summary: string
}
