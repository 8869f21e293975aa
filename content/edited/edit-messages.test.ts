import { expect, test } from 'vitest'
import type { Messages } from '../messages/index.ts'
import { editMessages } from './edit-messages.ts'

const messages = {
  legal: { termsTitle: 'Terms of use', privacyTitle: 'Privacy policy' },
  form: { coinsFound: { one: '{count} coin', other: '{count} coins' } },
} as const satisfies Messages

test('the operator’s phrases stand in the place of the product’s, plural forms one by one', () => {
  const phrases = {
    'legal.termsTitle': 'House rules',
    'form.coinsFound.other': '{count} tokens',
    'home.headline': 'Not loaded here',
  }
  expect(editMessages(messages, phrases)).toEqual({
    legal: { termsTitle: 'House rules', privacyTitle: 'Privacy policy' },
    form: { coinsFound: { one: '{count} coin', other: '{count} tokens' } },
  })
})

test('without edits the messages are what was loaded', () => {
  expect(editMessages(messages, undefined)).toBe(messages)
})
