/** An expected outcome as a value: either it worked, or a failure with a closed code says why not. */
export type Result<T, F extends Failure = Failure> = Ok<T> | Failed<F>
export type Ok<T> = { readonly ok: true; readonly value: T }
export type Failed<F> = { readonly ok: false; readonly failure: F }

/** Every expected failure has a code from a closed list of its noun; further fields are facts about it. */
export type Failure<Code extends string = string> = { readonly code: Code }

/** Wraps a value that was arrived at. */
export function ok<T>(value: T): Ok<T> {
  return { ok: true, value }
}

/** Wraps an expected failure. Surprises are thrown instead. */
export function fail<const F extends Failure>(failure: F): Failed<F> {
  return { ok: false, failure }
}
