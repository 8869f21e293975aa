import type { ErrorReply } from '../contract/index.ts'
import type { ApiFailure, Facts, FailureCode, Wording } from './failure-rows.ts'
import { failureTable } from './failure-table.ts'
import type { RequestFailure } from './request-failure.ts'

/** A refusal as it travels: what `Answer` holds where it is not ok. */
export type Refusal = { readonly ok: false; readonly status: number; readonly body: ErrorReply }

/** Shows a failure by its row of the table. */
export function refuse(failure: ApiFailure, words: Wording): Refusal {
  return show(failure.code, failure, words)
}

/** The same for what is wrong with the request itself, where no coin is spoken of. */
export function refuseRequest(failure: RequestFailure): Refusal {
  return show(failure.code, failure, wordless)
}

function show<Code extends FailureCode>(code: Code, facts: Facts[Code], words: Wording): Refusal {
  const row = failureTable[code]
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
