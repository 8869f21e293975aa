import type { NamespaceMessages } from '../message.ts'

export const preview = {
  title: 'Gallery',
  switches: 'Display options',
  components: 'Components',
  form: 'Exchange form',
  address: 'Address field',
  order: 'Order page',
  buy: 'Buying',
  signIn: 'Sign-in',
  account: 'Account',
  allStates: 'All states',
  wholeWindow: 'Full window',
  pixels: '{width} pixels',
  frame: 'The gallery, {width} pixels wide',
} as const satisfies NamespaceMessages
