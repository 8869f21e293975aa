import { spawn } from 'node:child_process'
import { createServer } from 'node:net'

export type BoundProcess = {
  /** Ends with what the process last said, once it is over for whatever reason. */
  readonly ended: Promise<string>
  /** Asks it to end, and insists after ten seconds. */
  readonly stop: () => Promise<void>
}

const LAST_WORDS_CHARACTERS = 4_000
const PATIENCE_MILLISECONDS = 10_000

/**
 * Waits for the end of its input, which the system closes when we die, however we die: a signal handler of ours would
 * not run after SIGKILL. Also passes its own end on to the child.
 */
const KEEPER = `
exec 3<&0
"$@" </dev/null &
child=$!
trap 'kill -TERM $child 2>/dev/null' TERM INT HUP
( while read -r line <&3; do :; done; kill -TERM $child 2>/dev/null ) &
wait $child
status=$?
while kill -0 $child 2>/dev/null; do wait $child; done
exit $status
`

/** Starts a program that ends when this process ends. Linux and other systems with a POSIX shell. */
export function startBoundProcess(program: {
  readonly command: string
  readonly args: readonly string[]
  readonly environment: Readonly<Record<string, string>>
}): BoundProcess {
  const child = spawn('/bin/sh', ['-c', KEEPER, 'sh', program.command, ...program.args], {
    // A group of its own: Ctrl-C at our terminal is for us to pass on, and the group can be ended as one.
    detached: true,
    env: { PATH: '/usr/bin:/bin', ...program.environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  let lastWords = ''
  const listen = (chunk: Buffer): void => {
    lastWords = (lastWords + chunk.toString()).slice(-LAST_WORDS_CHARACTERS)
  }
  child.stdout.on('data', listen)
  child.stderr.on('data', listen)
  child.stdin.on('error', () => undefined)
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', () => {
      child.stdin.destroy()
      resolve(lastWords)
    })
  })
  // A started node is no reason for a finished program to linger.
  child.unref()
  return {
    ended,
    stop: async () => {
      child.ref()
      child.stdin.end()
      const insist = setTimeout(() => killGroup(child.pid), PATIENCE_MILLISECONDS)
      await ended
      clearTimeout(insist)
    },
  }
}

function killGroup(pid: number | undefined): void {
  if (pid !== undefined) process.kill(-pid, 'SIGKILL')
}

/** A TCP port of the loopback interface that nothing uses right now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      server.close(() => resolve(port))
    })
  })
}
