import type { Currency, Network } from '@causeway/core/currencies'
import { type Amount, parseAmount } from '@causeway/core/money'
import type { SandboxPort } from '@causeway/core/ports'
import { fail, ok, type Result } from '@causeway/core/result'
import type { UseCases } from '@causeway/server'
import type { OrderView } from '@causeway/server/orders'
import type {
  Answer,
  SandboxCalls,
  SandboxCongestionReply,
  SandboxCongestionRequest,
  SandboxDepositRequest,
} from '../contract/index.ts'
import {
  type ApiFailure,
  refuse,
  refuseRequest,
  type Wording,
  wordingOf,
} from '../failures/index.ts'
import { notPositive } from './given-amount.ts'
import { isoTime } from './iso-time.ts'
import { readOrder } from './read-order.ts'

export type SandboxNeeds = {
  readonly useCases: UseCases
  readonly sandbox: SandboxPort
  /** Moves the product's clock on; answers the new time in milliseconds since 1970. */
  readonly advanceClock: (seconds: number) => Promise<number>
}

type Payment = Parameters<SandboxPort['pay']>[0]

/** The controls of the sandbox world as plain functions. They exist only in a play world. */
export function createSandboxCalls(needs: SandboxNeeds): SandboxCalls {
  const { advanceClock, sandbox, useCases } = needs
  const { catalogue } = useCases
  const words = wordingOf(catalogue)
  const reply = <T>(body: T): Answer<T> => ({ ok: true, status: 200, body })
  return {
    state: async () => {
      const [heights, providers] = await Promise.all([sandbox.heights(), sandbox.modes()])
      const networks = heights.map(({ network, height }) => ({
        blockchain: network,
        name: words.network(network),
        height,
      }))
      return reply({ now: isoTime(useCases.now()), networks, providers: [...providers] })
    },
    deposit: async (request) => {
      const order = await readOrder(useCases, request.transactionId)
      if (!order.ok) return refuse(order.failure, words)
      const payment = paymentOf(needs, order.value, request)
      return payment.ok ? reply(await sandbox.pay(payment.value)) : refuse(payment.failure, words)
    },
    blocks: async ({ blockchain, count }) =>
      onNetwork(needs, blockchain, async ({ id }) => reply(await sandbox.mine(id, count))),
    reorganise: async ({ blockchain, depth, drop = false }) =>
      onNetwork(needs, blockchain, async ({ id }) =>
        reply(await sandbox.reorganise(id, depth, drop)),
      ),
    congest: (request) => congest(needs, words, request),
    wallet: async (address) => {
      const payments = (await sandbox.received(address)).map(({ amount, txId, confirmations }) => ({
        currency: amount.asset,
        amount: words.units(amount),
        txId,
        confirmations,
      }))
      return reply({ payments })
    },
    customerAddress: async (ticker) => {
      const currency = catalogue.find(ticker)
      if (!currency) return refuse({ code: 'currency_unknown', asset: ticker }, words)
      return reply({
        currency: currency.ticker,
        ...(await sandbox.customerAddress(currency.ticker)),
      })
    },
    setMode: async (kind, provider, { mode }) => {
      const set = await sandbox.setMode(kind, provider, mode)
      return set.ok ? reply({ mode }) : refuse(set.failure, words)
    },
    clock: async ({ advanceSeconds }) =>
      reply({ now: isoTime(await advanceClock(advanceSeconds)) }),
    ledgerTotals: async () => reply(ledgerTotalsOf(await useCases.ledgerTotals(), words)),
    mails: async (to) => {
      const mails = (await sandbox.mails(to)).map((mail) => ({
        ...mail,
        createdAt: isoTime(mail.createdAt),
      }))
      return reply({ mails })
    },
  }
}

/** Asks the usual fee by lifting what was set, and sets the least one as so many times that. */
function congest(
  needs: SandboxNeeds,
  words: Wording,
  { blockchain, feeTimes }: SandboxCongestionRequest,
): Promise<Answer<SandboxCongestionReply>> {
  return onNetwork(needs, blockchain, async ({ id }) => {
    const { usual } = await needs.sandbox.setMinimumFee(id, null)
    const least = usual.units * BigInt(feeTimes)
    const { minimum } =
      feeTimes === 1 ? { minimum: null } : await needs.sandbox.setMinimumFee(id, least)
    return {
      ok: true,
      status: 200,
      body: {
        currency: usual.asset,
        usualFee: words.units(usual),
        leastFee: minimum === null ? null : words.units(minimum),
      },
    }
  })
}

/** The payment that a request means: what is expected, to where it is expected, unless it says otherwise. */
function paymentOf(
  { useCases }: SandboxNeeds,
  order: OrderView,
  { amount: text, extraId }: SandboxDepositRequest,
): Result<Payment, ApiFailure> {
  const currency = useCases.catalogue.find(order.from)
  if (currency === undefined) throw new Error(`${order.from} is not in the catalogue`)
  const amount = text ? amountOf(text, currency) : ok(order.expectedFrom)
  if (!amount.ok) return amount
  return ok({
    amount: amount.value,
    address: order.payIn.address,
    extraId: extraId === undefined ? order.payIn.extraId : extraId || null,
  })
}

function amountOf(text: string, currency: Currency): Result<Amount, ApiFailure> {
  const refused = notPositive(text)
  return refused === null ? parseAmount(text, currency) : fail(refused)
}

async function onNetwork<T>(
  { sandbox, useCases }: SandboxNeeds,
  id: string,
  act: (network: Network) => Promise<Answer<T>>,
): Promise<Answer<T>> {
  const network = useCases.catalogue.network(id)
  const isPlayed = (await sandbox.heights()).some((each) => each.network === id)
  if (!network || !isPlayed) return refuseRequest({ code: 'network_unknown', network: id })
  return act(network)
}

function ledgerTotalsOf(
  { sums, accounts }: Awaited<ReturnType<UseCases['ledgerTotals']>>,
  { units }: Wording,
) {
  return {
    sums: sums.map(({ asset, sum }) => ({ asset, sum: units({ asset, units: sum }) })),
    accounts: accounts.map((entry) => ({
      account: entry.account,
      asset: entry.asset,
      balance: units(entry),
    })),
  }
}
