import type { Catalogue, Currency, Network } from '@causeway/core/currencies'
import {
  type Amount,
  type AmountTextFailure,
  amount as amountOfUnits,
  parseAmount,
} from '@causeway/core/money'
import type { SandboxPort } from '@causeway/core/ports'
import { type Failure, fail, ok, type Result } from '@causeway/core/result'
import type { UseCases } from '@causeway/server'
import type { OrderView } from '@causeway/server/orders'
import type {
  Answer,
  SandboxCongestionReply,
  SandboxCongestionRequest,
  SandboxDepositRequest,
  sandboxCalls,
} from '../../contract/index.ts'
import { refuse, refuseRequest, type Wording, wordingOf } from '../../failures/index.ts'
import { notPositive } from '../exchange/given-amount.ts'
import type { HandlersOf } from '../handler.ts'
import { readOrder } from '../orders/read-order.ts'
import { isoTime } from '../reference/iso-time.ts'
import { createSandboxAffiliateHandlers } from './affiliate-handlers.ts'
import { createSandboxFiatHandlers } from './fiat-handlers.ts'
import { createSandboxNameHandlers } from './name-handlers.ts'
import { createSandboxPartnerHandlers } from './partner-handlers.ts'
import { createSandboxSiteHandlers, type ExampleFacts } from './site-handlers.ts'

export type SandboxHandlers = HandlersOf<typeof sandboxCalls>

export type SandboxNeeds = {
  readonly useCases: UseCases
  readonly sandbox: SandboxPort
  /** Moves the product's clock on; answers the new time in milliseconds since 1970. */
  readonly advanceClock: (seconds: number) => Promise<number>
  readonly exampleFacts: ExampleFacts
}

type Payment = Parameters<SandboxPort['pay']>[0]
type AmountFailure = AmountTextFailure | Failure<'amount_not_positive'>
type PaymentFailure = AmountFailure | (Failure<'currency_unknown'> & { readonly asset: string })

/** The controls of the sandbox world as plain functions. They exist only in a play world. */
export function createSandboxHandlers(needs: SandboxNeeds): SandboxHandlers {
  const { advanceClock, sandbox, useCases } = needs
  const { catalogue } = useCases
  const words = wordingOf(catalogue)
  const reply = <T>(body: T): Answer<T, never> => ({ ok: true, status: 200, body })
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
      if (!payment.ok) return refuse(payment.failure, words)
      const paid = await sandbox.pay(payment.value)
      const { risk: score } = request
      if (score !== undefined) await sandbox.setRisk(paid.txId, { score, isListed: false })
      return reply(paid)
    },
    blocks: async ({ blockchain, count }) =>
      onNetwork(needs, blockchain, async ({ id }) => reply(await sandbox.mine(id, count))),
    reorganise: async ({ blockchain, depth, drop = false }) =>
      onNetwork(needs, blockchain, async ({ id }) =>
        reply(await sandbox.reorganise(id, depth, drop)),
      ),
    congest: (request) => congest(needs, words, request),
    wallet: async ({ address }) => {
      const payments = (await sandbox.received(address)).map(({ amount, ...payment }) => ({
        currency: amount.asset,
        amount: words.units(amount),
        ...payment,
      }))
      return reply({ payments })
    },
    customerAddress: async ({ currency: ticker }) => {
      const currency = coinOf(catalogue, ticker)
      if (!currency) return refuse({ code: 'currency_unknown', asset: ticker }, words)
      return reply({
        currency: currency.ticker,
        ...(await sandbox.customerAddress(currency.ticker)),
      })
    },
    ...complianceControls(needs),
    setMode: async ({ kind, provider, mode }) => {
      const set = await sandbox.setMode(kind, provider, mode)
      return set.ok ? reply({ mode }) : refuse(set.failure, words)
    },
    clock: async ({ advanceSeconds }) =>
      reply({ now: isoTime(await advanceClock(advanceSeconds)) }),
    ledgerTotals: async () => reply(ledgerTotalsOf(await useCases.ledgerTotals(), words)),
    ...createSandboxNameHandlers(needs),
    ...createSandboxFiatHandlers(needs),
    ...createSandboxSiteHandlers(needs),
    ...othersControls(needs),
    consent: async (request) => reply(await sandbox.consent(request)),
    mails: async ({ to }) => {
      const mails = (await sandbox.mails(to ?? null)).map((mail) => ({
        ...mail,
        createdAt: isoTime(mail.createdAt),
      }))
      return reply({ mails })
    },
  }
}

/** Partners and affiliates of the play world. */
function othersControls(needs: SandboxNeeds) {
  return { ...createSandboxPartnerHandlers(needs), ...createSandboxAffiliateHandlers(needs) }
}

/** What screening finds, and what the identification provider decides. */
function complianceControls({
  sandbox,
  useCases,
}: SandboxNeeds): Pick<
  SandboxHandlers,
  'risks' | 'setRisk' | 'decideHold' | 'decideClaims' | 'identity' | 'decideIdentity'
> {
  const words = wordingOf(useCases.catalogue)
  return {
    risks: async ({ currency: ticker }) => {
      const currency = coinOf(useCases.catalogue, ticker)
      if (!currency) return refuse({ code: 'currency_unknown', asset: ticker }, words)
      const addresses = await sandbox.riskyAddresses(currency.ticker)
      return { ok: true, status: 200, body: { addresses: [...addresses] } }
    },
    setRisk: async ({ subject, score, isListed = false }) => {
      await sandbox.setRisk(subject, { score, isListed })
      return { ok: true, status: 200, body: { result: true } }
    },
    decideHold: async ({ id: publicCode, ...request }) => {
      const decided = await useCases.decideHold({ publicCode, ...request })
      if (!decided.ok) return refuse(decided.failure, words)
      return { ok: true, status: 200, body: { result: true } }
    },
    decideClaims: async ({ id: publicCode, ...request }) => {
      const decided = await useCases.decideClaims({ publicCode, ...request })
      if (!decided.ok) return refuse(decided.failure, words)
      return { ok: true, status: 200, body: { result: true } }
    },
    identity: async ({ reference }) => ({
      ok: true,
      status: 200,
      body: { status: await sandbox.identity(reference) },
    }),
    decideIdentity: async ({ reference, verdict }) => {
      const decided = await sandbox.decideIdentity(reference, verdict)
      if (!decided.ok) return refuse(decided.failure, words)
      // The provider tells us as it would over the network; what it could not send is found out by asking.
      if (decided.value !== null) await useCases.handleIdentityMessage('sandbox', decided.value)
      return { ok: true, status: 200, body: { status: await sandbox.identity(reference) } }
    },
  }
}

/** Asks the usual fee by lifting what was set, and sets the least one as so many times that. */
function congest(
  needs: SandboxNeeds,
  words: Wording,
  { blockchain, feeTimes }: SandboxCongestionRequest,
): Promise<Answer<SandboxCongestionReply, 'network_unknown'>> {
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
  { amount: text, currency: ticker, extraId }: SandboxDepositRequest,
): Result<Payment, PaymentFailure> {
  // Another coin than the order's lands at the same address: a mistake that people make.
  const asset = ticker?.toLowerCase() ?? order.from
  const currency = coinOf(useCases.catalogue, asset)
  if (currency === undefined) return fail({ code: 'currency_unknown', asset })
  const amount = text
    ? amountOf(text, currency)
    : ok(amountOfUnits(asset, order.expectedFrom.units))
  if (!amount.ok) return amount
  return ok({
    amount: amount.value,
    address: order.payIn.address,
    extraId: extraId === undefined ? order.payIn.extraId : extraId || null,
  })
}

/** What lives on a chain: no play wallet holds the money of states. */
function coinOf(catalogue: Catalogue, ticker: string): Currency | undefined {
  const currency = catalogue.find(ticker)
  return currency?.isFiat ? undefined : currency
}

function amountOf(text: string, currency: Currency): Result<Amount, AmountFailure> {
  const refused = notPositive(text)
  return refused === null ? parseAmount(text, currency) : fail(refused)
}

async function onNetwork<T, Code extends string = never>(
  { sandbox, useCases }: SandboxNeeds,
  id: string,
  act: (network: Network) => Promise<Answer<T, Code>>,
): Promise<Answer<T, Code | 'network_unknown'>> {
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
    sums: sums.map(({ asset, isMoved, sum }) => ({
      asset,
      sum: units({ asset, units: sum }),
      isMoved,
    })),
    accounts: accounts.map((entry) => ({
      account: entry.account,
      asset: entry.asset,
      balance: units(entry),
    })),
  }
}
