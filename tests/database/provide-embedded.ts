import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate, openDatabase } from '@causeway/server/db'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder with a migrated embedded database that nobody has open: copy it. */
    embeddedTemplate: string
  }
}

/** Makes one migrated embedded database for the whole run; a copy opens ten times faster than a new one is made. */
export default async function provideEmbedded(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'causeway-template-'))
  const database = await openDatabase({ kind: 'embedded', folder })
  await migrate(database)
  await database.close()
  project.provide('embeddedTemplate', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}
