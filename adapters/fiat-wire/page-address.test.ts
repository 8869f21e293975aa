import { expect, test } from 'vitest'
import { pageAddressOrNull } from './page-address.ts'

const sites = ['provider.example', 'provider-sandbox.example']

test.each([
  'https://provider.example/pay?a=b',
  'https://checkout.provider.example/',
  'https://a.b.provider-sandbox.example/x',
  'http://127.0.0.1:3000/page',
])('a person is sent to %s', (address) => {
  expect(pageAddressOrNull(address, sites)).toBe(address)
})

test.each([
  'http://provider.example/',
  'https://provider.example.evil.example/',
  'https://evilprovider.example/',
  'https://evil.example/?provider.example',
  'https://provider.example@evil.example/',
  'https://her:secret@provider.example/',
  'javascript:alert(1)//provider.example',
  'data:text/html,provider.example',
  '//provider.example/',
  '',
])('but not to %s', (address) => {
  expect(pageAddressOrNull(address, sites)).toBeNull()
})
