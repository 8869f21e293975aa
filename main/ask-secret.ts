import { CommandStopped } from './run-command.ts'

const ENTER = new Set([0x0a, 0x0d])
const CONTROL_C = 0x03
const BACKSPACES = new Set([0x08, 0x7f])

/** Asks for a line at the terminal without showing it. The caller wipes the answer. Throws where there is no terminal. */
export async function askSecret(question: string): Promise<Buffer> {
  const { stdin } = process
  if (!stdin.isTTY)
    throw new CommandStopped(`${question}: no terminal available to ask; set it in the environment`)
  process.stderr.write(`${question}: `)
  stdin.setRawMode(true)
  const typed: number[] = []
  try {
    for await (const chunk of stdin.iterator({ destroyOnReturn: false })) {
      const bytes = Buffer.from(chunk)
      for (const byte of bytes) {
        if (ENTER.has(byte)) return Buffer.from(typed)
        if (byte === CONTROL_C) throw new CommandStopped('Cancelled')
        if (BACKSPACES.has(byte)) typed.pop()
        else typed.push(byte)
      }
      bytes.fill(0)
    }
    throw new CommandStopped('The terminal was closed')
  } finally {
    typed.fill(0)
    stdin.setRawMode(false)
    stdin.pause()
    process.stderr.write('\n')
  }
}
