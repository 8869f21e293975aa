import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import solc from 'solc'
import type { Hex } from 'viem'

// For tests only.

const FILE = 'PlayEns.sol'
const SETTINGS = {
  optimizer: { enabled: true, runs: 200 },
  outputSelection: { '*': { '*': ['evm.bytecode.object'] } },
} as const

type Output = {
  readonly errors?: readonly { readonly severity: string; readonly formattedMessage: string }[]
  readonly contracts: Readonly<
    Record<string, Readonly<Record<string, { evm: { bytecode: { object: string } } }>>>
  >
}

/** Creation codes of ENS in small. Throws with the compiler's words. */
export function compilePlayEns(): (name: string) => Hex {
  const content = readFileSync(join(import.meta.dirname, 'contracts', FILE), 'utf8')
  const input = { language: 'Solidity', sources: { [FILE]: { content } }, settings: SETTINGS }
  const output: Output = JSON.parse(solc.compile(JSON.stringify(input)))
  const complaints = (output.errors ?? []).filter(({ severity }) => severity === 'error')
  if (complaints.length > 0) {
    throw new Error(complaints.map((each) => each.formattedMessage).join('\n'))
  }
  return (name) => {
    const contract = output.contracts[FILE]?.[name]
    if (contract === undefined) throw new Error(`${FILE} has no ${name}`)
    return `0x${contract.evm.bytecode.object}`
  }
}
