import { describe, expect, test } from 'vitest'
import { readNetwork } from './read-network.ts'

describe('a network that a key is limited to', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    [' 203.0.113.0/24 ', '203.0.113.0/24'],
    ['0.0.0.0/0', '0.0.0.0/0'],
    ['2001:DB8::/32', '2001:db8::/32'],
    ['::1/128', '::1/128'],
  ])('is kept: %s', (text, network) => {
    expect(readNetwork(text)).toBe(network)
  })

  test.each([
    '',
    'office',
    'example.com',
    '203.0.113',
    '203.0.113.0/33',
    '203.0.113.0/-1',
    '203.0.113.0/08',
    '203.0.113.0/1e1',
    '203.0.113.0/',
    '203.0.113.0/24/8',
    '203.0.113.0/255.255.255.0',
    '2001:db8::/129',
    'fe80::1%eth0',
    '::ffff:203.0.113.7',
  ])('is refused: %j', (text) => {
    expect(readNetwork(text)).toBeNull()
  })
})
