import type { FileHandle } from 'node:fs/promises'

const LINE_BREAK = 0x0a
const CHUNK_BYTES = 1 << 20

/** The whole lines of a file between two places, without their breaks. A last one without a break is left out. */
export async function* readLines(
  file: FileHandle,
  start: number,
  end: number,
): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0)
  for (let place = start; place < end; ) {
    const chunk = Buffer.alloc(Math.min(CHUNK_BYTES, end - place))
    const { bytesRead } = await file.read(chunk, 0, chunk.length, place)
    if (bytesRead === 0) return
    place += bytesRead
    const bytes = Buffer.concat([rest, chunk.subarray(0, bytesRead)])
    let begin = 0
    for (let stop = bytes.indexOf(LINE_BREAK); stop >= 0; stop = bytes.indexOf(LINE_BREAK, begin)) {
      yield bytes.subarray(begin, stop)
      begin = stop + 1
    }
    rest = bytes.subarray(begin)
  }
}
