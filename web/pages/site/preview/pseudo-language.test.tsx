import {
  loadMessages,
  type Message,
  type Messages,
  type Namespace,
} from '@causeway/content/messages'
import { countryCodes, stateNames } from '@causeway/core/fiat'
import type { Preview } from '@causeway/ui/preview'
import { MessagesProvider } from '@causeway/widget/messages'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { sampleCoins } from '../../../samples/sample-coins.ts'
import { sampleEstimate } from '../../../samples/sample-form.ts'
import { sampleOffers } from '../../../samples/sample-offers.ts'
import { sampleOrder, samplePaid } from '../../../samples/sample-order.ts'
import { addressStates } from './address-states.tsx'
import { dealStates } from './deal-states.tsx'
import { formStates } from './form-states.tsx'
import { orderStates } from './order-states.tsx'
import { profileStates } from './profile-states.tsx'
import { sampleCodes, sampleProfile } from './sample-profile.ts'
import { signInStates } from './sign-in-states.tsx'

const namespaces: readonly Namespace[] = [
  'common',
  'errors',
  'form',
  'address',
  'processing',
  'transaction',
  'desk',
  'lostPayment',
  'orderState',
  'identification',
  'profile',
  'accountChanges',
  'fiat',
  'deal',
  'password',
  'auth',
]

// Countries are named by the platform, in every language.
const countryNames = new Intl.DisplayNames('en', { type: 'region' })

/** What a page shows that nobody translates: names of coins, networks, codes; and what the samples themselves say. */
const data = [
  ...Object.values(sampleCoins).map((facts) => JSON.stringify(facts)),
  JSON.stringify([sampleEstimate(), sampleOrder(), samplePaid(2), sampleProfile({}), sampleCodes]),
  JSON.stringify(sampleOffers),
  'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5 rN7n7otQDd6FczFgLdSqtcsAUxDkw6fzRH',
  JSON.stringify([formStates, addressStates, orderStates, profileStates, dealStates]),
  'Visa Mastercard Apple Google Pay PayPal sandboxpay playbank toyramp',
  ...Object.values(stateNames),
  ...countryCodes.map((code) => countryNames.of(code) ?? code),
  'alice.eth XRP Ledger Destination tag help@exchange.example exchange.example Sumsub localhost',
  'Bitcoin’s blocks are slow today. Payouts in ETH wait until 14:00 UTC. Polygon BNB Smart Chain',
  'Enter the address. Enter the Destination tag. JBSW Y3DP EHPK 3PXP q3XkT0dR',
]
  .join(' ')
  .toLowerCase()

test.each([formStates, addressStates, orderStates, signInStates, profileStates, dealStates])(
  '$name says nothing that was never extracted',
  async (part) => {
    const messages = withoutLetters(await loadMessages('en', namespaces))
    for (const example of part.examples) {
      const left = wordsIn(render(example, messages)).filter((word) => !isData(word))
      expect(left, example.title).toEqual([])
    }
  },
)

/** Words of samples; letters between the digits of a transaction id. */
function isData(word: string): boolean {
  return data.includes(word.toLowerCase()) || /^[a-f]+$/.test(word)
}

function render(example: Preview['examples'][number], messages: Messages): string {
  const Stub = createRoutesStub([{ path: '/', Component: () => <Shown show={example.show} /> }])
  return renderToString(
    <MessagesProvider language="en" messages={messages}>
      <Stub initialEntries={['/']} />
    </MessagesProvider>,
  )
}

function Shown({ show }: { readonly show: Preview['examples'][number]['show'] }) {
  return show()
}

/** Every phrase with dots for letters: what still has letters on the page is no phrase. */
function withoutLetters(messages: Messages): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([namespace, phrases]) => [
      namespace,
      Object.fromEntries(Object.entries(phrases).map(([key, message]) => [key, dotted(message)])),
    ]),
  )
}

function dotted(message: Message): Message {
  if (typeof message !== 'string') {
    const { other, ...rest } = message
    return {
      ...Object.fromEntries(Object.entries(rest).map(([key, text]) => [key, dottedText(text)])),
      other: dottedText(other),
    }
  }
  return dottedText(message)
}

function dottedText(text: string): string {
  return text.replace(/\{\w+\}|<\/?\w+>|\p{L}/gu, (found) => (found.length === 1 ? '·' : found))
}

/** Words that a person reads or hears: text, labels, titles, placeholders. */
function wordsIn(html: string): string[] {
  const heard = [...html.matchAll(/\s(?:aria-label|title|placeholder|alt)="([^"]*)"/g)].map(
    ([, text = '']) => text,
  )
  const text = html.replace(/<(style|script)[^>]*>.*?<\/\1>/gs, ' ').replace(/<[^>]*>/g, ' ')
  const plain = [...heard, text].join(' ').replace(/&[#\w]+;/g, ' ')
  return [...new Set(plain.match(/[A-Za-z]{3,}/g) ?? [])]
}
