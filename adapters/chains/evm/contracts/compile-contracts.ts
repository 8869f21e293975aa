import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import solc from 'solc'
import type { Hex } from 'viem'
import { readList, readObject, readText } from '../node/wire.ts'

const SETTINGS = {
  optimizer: { enabled: true, runs: 200 },
  // Without the hash of the source, comments change nothing.
  metadata: { appendCBOR: false, bytecodeHash: 'none' },
  outputSelection: { '*': { '*': ['evm.bytecode.object'] } },
} as const

/** Creation codes of this folder's Solidity contracts by name. For tests. Throws with the compiler's words. */
export function compileContracts(): ReadonlyMap<string, Hex> {
  const names = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.sol'))
  const sources = Object.fromEntries(
    names.map((name) => [name, { content: readFileSync(join(import.meta.dirname, name), 'utf8') }]),
  )
  const output: unknown = JSON.parse(
    solc.compile(JSON.stringify({ language: 'Solidity', sources, settings: SETTINGS })),
  )
  return codesOf(readObject(output))
}

function codesOf({ errors, contracts }: { readonly [field: string]: unknown }): Map<string, Hex> {
  const complaints = (errors === undefined ? [] : readList(errors, readObject)).filter(
    ({ severity }) => severity === 'error',
  )
  if (complaints.length > 0) {
    throw new Error(complaints.map((error) => readText(error.formattedMessage)).join('\n'))
  }
  const files = Object.values(readObject(contracts)).map(readObject)
  return new Map(
    files.flatMap((file) =>
      Object.entries(file).map(([name, contract]) => [name, codeOf(contract)] as const),
    ),
  )
}

function codeOf(contract: unknown): Hex {
  const { evm } = readObject(contract)
  return `0x${readText(readObject(readObject(evm).bytecode).object)}`
}
