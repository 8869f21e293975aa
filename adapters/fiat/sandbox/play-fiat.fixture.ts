import { currencies, networks } from '@causeway/core/currencies'
import type { FiatPort, FiatQuestion } from '@causeway/core/ports'
import { advanceFiatOrders, createSandboxControls, openWorld } from '../../world/index.ts'
import { createSandboxFiat } from './create-sandbox-fiat.ts'

export const NOW = Date.UTC(2026, 10, 22, 2)
export const USD = 10n ** 18n
export const PRICES = new Map([
  ['btc', 100_000n * USD],
  ['usdc', USD],
])
const NETWORKS = ['bitcoin', 'ethereum', 'monero']
export const ADDRESS = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'

/** The world with a clock that the test moves; waiting takes a hundredth of its time, and half of it where it is long. */
export function play() {
  let now = NOW
  const clock = { now: () => now }
  const world = openWorld({
    path: ':memory:',
    seed: 'fiat',
    clock,
    networks: networks.filter(({ id }) => NETWORKS.includes(id)),
    currencies,
  })
  const wait = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      setTimeout(resolve, milliseconds < 3000 ? milliseconds / 100 : milliseconds / 2)
    })
  const ports = createSandboxFiat({
    world,
    wait,
    clock,
    prices: async () => PRICES,
  })
  const controls = createSandboxControls(world)
  const pass = (milliseconds: number) => {
    now += milliseconds
    advanceFiatOrders(world, now)
  }
  return { world, clock, ports, controls, pass }
}

export type Play = ReturnType<typeof play>

export function portOf({ ports }: Play, id: string): FiatPort {
  const port = ports.find(({ facts }) => facts.id === id)
  if (port === undefined) throw new Error(`The sandbox has no ${id}`)
  return port
}

export const QUESTION = {
  side: 'buy',
  country: 'DE',
  state: null,
  fiat: 'usd',
  coin: 'btc',
  network: 'bitcoin',
  amount: '150',
  method: null,
} as const satisfies FiatQuestion

type OpenChange = Partial<FiatQuestion> & { readonly address?: string }

/** Opens an order with a provider; `change` says what is asked otherwise than usual. */
export async function open(made: Play, id: string, reference: string, change: OpenChange = {}) {
  const { address = ADDRESS, ...question } = change
  const asked = { ...QUESTION, ...question }
  const fiat = portOf(made, id)
  const opened = await fiat.checkout(
    {
      ...asked,
      reference,
      address,
      extraId: null,
      quoteId: null,
      returnUrl: `http://127.0.0.1:3000/de/transaction/${reference}`,
      email: null,
      language: 'de',
      clientAddress: null,
      userAgent: null,
    },
    5000,
  )
  if (!opened.ok) throw new Error(opened.failure.code)
  const read = async () => {
    const report = await fiat.read({ reference, providerReference: null, side: asked.side }, 5000)
    if (!report.ok || report.value === null) throw new Error('no report')
    return report.value
  }
  return { fiat, read, checkout: opened.value }
}
