import { stripVTControlCharacters } from 'node:util'

type Progress = {
  /** Of `performance.now()`. */
  readonly started: number
  readonly done: number
  readonly files: number
  readonly failed: number
  readonly what: string
}

/** Prints how far a suite is: `12 of 140 files, 1 failed, 3 min`. */
export function printProgress({ started, done, files, failed, what }: Progress): void {
  const minutes = Math.floor((performance.now() - started) / 60_000)
  const failures = failed === 0 ? '' : `, ${failed} failed`
  process.stdout.write(`   ${done} of ${files} ${what}${failures}, ${minutes} min\n`)
}

/** Prints a failure when it happens: nobody should wait for a suite's end to read what is wrong. */
export function printFailure(
  title: string,
  errors: readonly { readonly message?: string; readonly stack?: string }[],
): void {
  const texts = errors.map(({ message, stack }) => stack ?? message ?? 'no reason given')
  process.stdout.write(`\nFAILED ${title}\n${stripVTControlCharacters(texts.join('\n'))}\n\n`)
}
