import type { RequestFailure } from '../../failures/index.ts'

/** Carries a refusal out of places where the HTTP framework knows only errors: body parsers and hooks. */
export class RefusedRequest extends Error {
  readonly failure: RequestFailure

  constructor(failure: RequestFailure) {
    super(failure.code)
    this.name = 'RefusedRequest'
    this.failure = failure
  }
}
