import { expect, test } from 'vitest'
import { assertChainsOfWorld, ChainOfAnotherWorld } from './chain-identities.ts'

const GENESIS = '000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f'
const chain = (network: string, identity: string | null) => ({
  network,
  identity: async () => {
    if (identity === null) throw new Error('the node does not answer')
    return identity
  },
})

test('a real world takes main chains only', async () => {
  const main = [chain('bitcoin', GENESIS), chain('ethereum', '1')]
  await assertChainsOfWorld(main, 'real')
  await expect(assertChainsOfWorld([chain('ethereum', '31337')], 'real')).rejects.toThrow(
    ChainOfAnotherWorld,
  )
  await expect(assertChainsOfWorld([chain('unheard', '1')], 'real')).rejects.toThrow(
    'real money needs the main chain',
  )
})

test('a play world takes any chain but the main ones', async () => {
  await assertChainsOfWorld([chain('ethereum', '31337'), chain('bitcoin', 'sandbox')], 'play')
  await expect(assertChainsOfWorld([chain('bitcoin', GENESIS)], 'play')).rejects.toThrow(
    'must not touch real money',
  )
})

test('a node that does not answer at the start is no reason to refuse', async () => {
  await assertChainsOfWorld([chain('bitcoin', null)], 'real')
})
