import { buildMissingPages } from '../build-pages.ts'
import { runCommand } from '../run-command.ts'
import { serve } from '../serve.ts'

/** `npm start`: builds what is missing, and serves. */
await runCommand(async () => {
  await buildMissingPages()
  await serve()
})
