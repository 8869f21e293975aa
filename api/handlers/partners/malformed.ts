import type { Refusal } from '../../contract/index.ts'
import { refuseRequest } from '../../failures/index.ts'

/** Refuses a request for a field that its schema cannot judge. `problem` follows the field's name: "is too long". */
export function malformed(field: string, problem: string): Refusal<'field_malformed'> {
  return refuseRequest({ code: 'field_malformed', field, fields: [{ field, problem }] })
}
