import type { Witness } from '@causeway/core/ports'
import { readExactly, readObject, readUnits } from './wire.ts'

/** A witness as JSON: the same in its file and on the socket. The generation has the name there that files have had since the first version. */
export function witnessToJson({ generation, nextIndices }: Witness): object {
  return {
    incarnation: generation.toString(),
    nextIndices: Object.fromEntries(
      Object.entries(nextIndices).map(([network, next]) => [network, next.toString()]),
    ),
  }
}

/** Reads a witness. Throws TypeError at whatever is missing, wrong or unknown. */
export function witnessFromJson(value: unknown): Witness {
  const { incarnation, nextIndices } = readExactly(value, ['incarnation', 'nextIndices'])
  return {
    generation: readUnits(incarnation),
    nextIndices: Object.fromEntries(
      Object.entries(readObject(nextIndices)).map(([network, next]) => [network, readUnits(next)]),
    ),
  }
}
