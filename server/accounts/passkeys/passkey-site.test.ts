import { expect, test } from 'vitest'
import { passkeySite } from './passkey-site.ts'

test.each([
  ['https://exchange.example', 'exchange.example', 'https://exchange.example'],
  [
    'https://swap.exchange.example:8443',
    'swap.exchange.example',
    'https://swap.exchange.example:8443',
  ],
  ['http://localhost:3000', 'localhost', 'http://localhost:3000'],
  ['http://127.0.0.1:3000', 'localhost', 'http://localhost:3000'],
  ['http://0.0.0.0:3000', 'localhost', 'http://localhost:3000'],
  ['http://[::1]:3000', 'localhost', 'http://localhost:3000'],
  ['http://[::]:3000', 'localhost', 'http://localhost:3000'],
  // No name could stand for it.
  ['http://192.168.1.4:3000', '192.168.1.4', 'http://192.168.1.4:3000'],
  ['http://127.0.0.1.example:3000', '127.0.0.1.example', 'http://127.0.0.1.example:3000'],
])('passkeys of %s are those of %s', (publicUrl, rpId, origin) => {
  expect(passkeySite(publicUrl)).toEqual({ rpId, origin })
})
