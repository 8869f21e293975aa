import type { Refusal } from '../contract/index.ts'
import type { ApiFailure, Facts, FailureCode, FailureRow, Wording } from './failure-rows.ts'
import { failureTable } from './failure-table.ts'
import type { RequestFailure } from './request-failure.ts'

/** Shows a failure by its row of the table. */
export function refuse<F extends ApiFailure>(failure: F, words: Wording): Refusal<F['code']> {
  return show(failure.code, failure, words)
}

/** The same for what is wrong with the request itself, where no coin is spoken of. */
export function refuseRequest<F extends RequestFailure>(failure: F): Refusal<F['code']> {
  return show(failure.code, failure, wordless)
}

function show<Code extends FailureCode, Shown extends Code>(
  code: Shown,
  facts: Facts[Code],
  words: Wording,
): Refusal<Shown> {
  const row: FailureRow<Code> = failureTable[code]
  const details = row.details?.(facts, words) ?? {}
  return {
    ok: false,
    status: row.status,
    body: { error: { code, message: row.message(facts, words), details: { ...details } } },
  }
}

const wordless: Wording = {
  sum: ({ asset, units }) => `${units} smallest units of ${asset}`,
  units: ({ units }) => units.toString(),
  coin: (ticker) => ticker.toUpperCase(),
  network: (id) => id,
}
