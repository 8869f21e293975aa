import { type ChildProcess, spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { resolve } from 'node:path'
import { runCommand, untilStopped } from '../run-command.ts'

const root = resolve(import.meta.dirname, '../..')
const ROOMS = ['core', 'content', 'ui', 'server', 'adapters', 'api', 'widget', 'web', 'main']
const SETTLE_MILLISECONDS = 150

/** `npm run dev`: the whole product on this machine, built and started anew after every change. */
await runCommand(async () => {
  let child: ChildProcess | null = null
  let timer: NodeJS.Timeout | null = null
  const start = () => {
    child = spawn(process.execPath, ['main/commands/start.ts'], { cwd: root, stdio: 'inherit' })
  }
  const restart = () => {
    timer = null
    const old = child
    if (old === null || old.exitCode !== null) return start()
    // The embedded database is for one process: the next one begins when this one has ended.
    old.once('exit', start)
    old.kill('SIGTERM')
  }
  for (const room of ROOMS) {
    watch(resolve(root, room), { recursive: true }, (_event, file) => {
      if (file === null || /(^|\/)(build|\.react-router|node_modules)\//.test(file)) return
      if (timer !== null) clearTimeout(timer)
      timer = setTimeout(restart, SETTLE_MILLISECONDS)
    })
  }
  start()
  await untilStopped()
  const last: ChildProcess | null = child
  if (last !== null) await endOf(last)
})

function endOf(child: ChildProcess): Promise<void> {
  return new Promise((resolveEnd) => {
    if (child.exitCode !== null) return resolveEnd()
    child.once('exit', () => resolveEnd())
    child.kill('SIGTERM')
  })
}
