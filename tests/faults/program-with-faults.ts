import { join, resolve } from 'node:path'
import { bundle, programIn } from '@causeway/main/bundle'

const programs = {
  folder: join(resolve(import.meta.dirname, '../..'), '.cache/faults'),
  programs: { serve: 'tests/faults/serve.ts', work: 'tests/faults/work.ts' },
}

/** The product, or its workers, with kill points, as a file to start. Bundled first if it has changed since the last time. */
export async function programWithFaults(name: 'serve' | 'work'): Promise<string> {
  await bundle(programs)
  return programIn(programs, name)
}
