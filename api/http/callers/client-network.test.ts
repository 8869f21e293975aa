import { expect, test } from 'vitest'
import { clientNetwork } from './client-network.ts'

test.for([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:DB8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['127.0.0.1', null],
  ['::1', null],
  ['::ffff:127.0.0.1', null],
  ['', null],
  ['unknown', null],
] as const)('of %s is %s', ([ip, network]) => {
  expect(clientNetwork(ip)).toBe(network)
})
