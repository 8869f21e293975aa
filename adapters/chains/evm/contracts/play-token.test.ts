import { expect, test } from 'vitest'
import { compileContracts } from './compile-contracts.ts'

const LETTERS_PER_LINE = 94

test('the play token that development nodes are given is the one in PlayToken.sol', async () => {
  const code = compileContracts().get('PlayToken') ?? '0x'
  const lines = code.slice(2).match(new RegExp(`.{1,${LETTERS_PER_LINE}}`, 'g')) ?? []
  const source = [
    '// Written by: npx vitest run --config tests/vitest.unit.ts adapters/chains/evm/contracts -u',
    '',
    '/** Creation code of `PlayToken.sol` in chains/evm/contracts, by solc 0.8.37. */',
    'export const playTokenCode = `0x${[',
    ...lines.map((line) => `  '${line}',`),
    "].join('')}`",
    '',
  ].join('\n')
  await expect(source).toMatchFileSnapshot('../../../devnet/play-token.ts')
})
