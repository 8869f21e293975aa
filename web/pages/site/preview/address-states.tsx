import type { Answer, CheckAddressReply } from '@causeway/api/contract'
import type { Preview } from '@causeway/ui/preview'
import {
  type AddressCalls,
  type AddressCoin,
  AddressField,
  type AddressFieldProps,
  type AddressValue,
  emptyAddress,
} from '@causeway/widget/address'
import { useTranslate } from '@causeway/widget/messages'
import { useState } from 'react'
import { sampleCoins } from '../../../samples/sample-coins.ts'

const { btc, eth, xrp } = sampleCoins
const BTC_ADDRESS = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const XRP_ADDRESS = 'rN7n7otQDd6FczFgLdSqtcsAUxDkw6fzRH'

const fits: CheckAddressReply = {
  result: true,
  code: null,
  message: null,
  fits: [],
  warning: null,
}

const calls: AddressCalls = {
  checkAddress: async () => answer(fits),
  resolveAlias: never,
  aml: async () => answer({ result: true, code: null, message: null }),
}

/** Every state of the address field (EXCH-01 to EXCH-05). */
export const addressStates: Preview = {
  name: 'Address field',
  examples: [
    state('Empty', btc, ''),
    state('Being checked', eth, 'not checked by rules', { checkAddress: never }),
    state('Valid', btc, BTC_ADDRESS),
    state('A character is wrong', btc, BTC_ADDRESS.replace('t4', 't5'), {
      checkAddress: refusedAs('address_bad_checksum', []),
    }),
    state('Of another network', eth, BTC_ADDRESS, {
      checkAddress: refusedAs('address_wrong_network', ['Bitcoin']),
    }),
    state('Looks the same on another network', eth, '0x52908400098527886E0F7030069857D2E4169EE7', {
      checkAddress: async () =>
        answer({
          ...fits,
          warning: { code: 'address_also_fits', networks: ['BNB Smart Chain', 'Polygon'] },
        }),
    }),
    state('Memo coin: what about the memo?', xrp, XRP_ADDRESS),
    state('Memo coin: given', xrp, { text: XRP_ADDRESS, extraId: '104729', noExtraId: false }),
    state('Memo coin: said to need none', xrp, { text: XRP_ADDRESS, extraId: '', noExtraId: true }),
    state('A name being looked up', eth, 'alice.eth', { resolveAlias: never }),
    state('A name that stands for an address', eth, 'alice.eth', {
      resolveAlias: async () =>
        answer({
          result: {
            address: '0x52908400098527886E0F7030069857D2E4169EE7',
            extraId: null,
            alias: 'alice.eth',
            asciiAlias: null,
            provider: 'ens',
          },
        }),
    }),
    state('Cannot be paid to', btc, BTC_ADDRESS, {
      aml: async () => answer({ result: false, code: 'address_restricted', message: null }),
    }),
    state(
      'A payment request of another coin',
      btc,
      'ethereum:0x52908400098527886E0F7030069857D2E4169EE7',
    ),
    state(
      'Faults that the server found',
      xrp,
      XRP_ADDRESS,
      {},
      {
        address: 'Enter the address.',
        extraId: 'Enter the Destination tag.',
      },
    ),
  ],
}

function answer<T>(body: T): Answer<T> {
  return { ok: true, status: 200, body }
}

function never(): Promise<never> {
  return new Promise(() => {})
}

function refusedAs(code: string, networks: string[]): AddressCalls['checkAddress'] {
  return async () => answer({ result: false, code, message: null, fits: networks, warning: null })
}

function state(
  title: string,
  coin: AddressCoin,
  value: string | AddressValue,
  answers: Partial<AddressCalls> = {},
  errors?: AddressFieldProps['errors'],
): Preview['examples'][number] {
  const start = typeof value === 'string' ? { ...emptyAddress, text: value } : value
  return {
    title,
    show: () => (
      <Held coin={coin} start={start} calls={{ ...calls, ...answers }} errors={errors ?? {}} />
    ),
  }
}

type HeldProps = Pick<AddressFieldProps, 'coin' | 'calls'> & {
  readonly start: AddressValue
  readonly errors: NonNullable<AddressFieldProps['errors']>
}

function Held({ coin, start, calls, errors }: HeldProps) {
  const t = useTranslate()
  const [value, setValue] = useState(start)
  const [shownErrors] = useState(errors)
  return (
    <AddressField
      calls={calls}
      coin={coin}
      kind="destination"
      value={value}
      onChange={setValue}
      errors={shownErrors}
      label={t('processing.destinationAddress', { ticker: coin.code.toUpperCase() })}
      hint={t('processing.destinationHint', { network: coin.network })}
    />
  )
}
