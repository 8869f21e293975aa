import type { AuditHead } from '@causeway/core/ports'
import { readCount, readExactly, readText } from './wire.ts'

/** Reads entries: the same in the file and on the socket. Throws TypeError at whatever is missing, wrong or unknown. */
export function headsFromJson(value: unknown): readonly AuditHead[] {
  if (!Array.isArray(value)) throw new TypeError('Expected a list')
  return value.map(headFromJson)
}

/** Reads one. Throws TypeError at whatever is missing, wrong or unknown. */
export function headFromJson(value: unknown): AuditHead {
  const { day, number, hash } = readExactly(value, ['day', 'number', 'hash'])
  return { day: readText(day), number: readCount(number), hash: readText(hash) }
}
