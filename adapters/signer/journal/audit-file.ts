import type { AuditHead } from '@causeway/core/ports'
import { headsFromJson } from '../audit-json.ts'
import { SigningRefused } from '../signing-refused.ts'
import { readIfThere, replaceFile } from './witness-file.ts'

/** What a file beside the journal keeps of the audit log. Use it while the journal is locked. */
export type AuditFile = {
  readonly heads: () => Promise<readonly AuditHead[]>
  readonly note: (head: AuditHead) => Promise<void>
  readonly forget: (lost: readonly AuditHead[]) => Promise<void>
}

/** The file: one entry a day, for each proves all before it. It stays when the database is rewritten. */
export function auditFile(path: string): AuditFile {
  const heads = async () => {
    const text = await readIfThere(path)
    return text === null ? [] : headsFromJson(JSON.parse(text))
  }
  const write = (kept: readonly AuditHead[]) => replaceFile(path, `${JSON.stringify(kept)}\n`)
  return {
    heads,
    note: async (head) => {
      const noted = await heads()
      const last = noted.at(-1)
      if (last === undefined) return write([head])
      const order = last.day === head.day ? head.number - last.number : head.day > last.day ? 1 : -1
      if (order > 0) return write([...noted.filter(({ day }) => day !== head.day), head])
      if (order === 0 && last.hash !== head.hash) {
        throw new SigningRefused(
          'audit_rewritten',
          `Entry ${head.day} #${head.number} of the audit log had the hash ${last.hash} before`,
        )
      }
    },
    forget: async (lost) => {
      const hashes = new Set(lost.map(({ hash }) => hash))
      await write((await heads()).filter(({ hash }) => !hashes.has(hash)))
    },
  }
}
