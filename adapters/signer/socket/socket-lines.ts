import type { Socket } from 'node:net'

const LINE_BREAK = 0x0a

/** Somebody sent a line that is longer than any message. */
export class LineTooLong extends Error {
  override readonly name = 'LineTooLong'
}

/** The lines that come in, one after another: the next is read when the last has been dealt with. */
export async function* socketLines(socket: Socket, longest: number): AsyncGenerator<string> {
  const parts: Buffer[] = []
  let length = 0
  for await (const chunk of socket) {
    let rest = Buffer.from(chunk)
    for (let stop = rest.indexOf(LINE_BREAK); stop >= 0; stop = rest.indexOf(LINE_BREAK)) {
      parts.push(rest.subarray(0, stop))
      yield Buffer.concat(parts.splice(0)).toString('utf8')
      length = 0
      rest = rest.subarray(stop + 1)
    }
    parts.push(rest)
    length += rest.length
    if (length > longest) throw new LineTooLong(`A line is longer than ${longest} bytes`)
  }
}
