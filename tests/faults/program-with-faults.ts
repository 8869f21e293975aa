import { join, resolve } from 'node:path'
import { bundle, programIn } from '@causeway/main/bundle'

const programs = {
  folder: join(resolve(import.meta.dirname, '../..'), '.cache/faults'),
  programs: { serve: 'tests/faults/serve.ts', work: 'tests/faults/work.ts' },
}

let bundled: Promise<void> | undefined

/**
 * The product, or its workers, with kill points, as a file to start. Bundled first if it has changed since the last time,
 * once for all who ask in this process.
 */
export async function programWithFaults(name: 'serve' | 'work'): Promise<string> {
  bundled ??= bundle(programs)
  await bundled
  return programIn(programs, name)
}
