import type { FundsRequest, FundsRequestPort } from '@causeway/core/ports'
import { ok } from '@causeway/core/result'
import { sharedExchange } from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import { requestFunds } from './request-funds.ts'

describe('a payer’s wallet', () => {
  const open = sharedExchange('request_funds')

  test('is asked until the time to pay has passed, and not after it', async (context) => {
    const exchange = await open(context)
    const asked: FundsRequest[] = []
    const port: FundsRequestPort = {
      provider: 'wallet',
      serves: () => true,
      request: async (request) => {
        asked.push(request)
        return ok(null)
      },
    }
    const needs = { ...exchange.needs, fundsRequests: [port] }
    const placed = await exchange.place({ kind: 'fixed' })
    const { payUntil, publicCode } = placed.order
    const input = {
      publicCode,
      provider: 'wallet',
      userDomain: 'alice.eth',
      holderSecrets: [placed.holderSecret],
    }
    exchange.clock.advance((payUntil - exchange.clock.now()) / 1000 - 1)
    expect((await requestFunds(needs, input)).ok).toBe(true)
    expect(asked).toHaveLength(1)
    // Nobody has looked at the order since: it still waits.
    exchange.clock.advance(1)
    expect((await exchange.read(placed)).state).not.toBe('expired')
    const late = await requestFunds(needs, input)
    expect(late).toMatchObject({ ok: false, failure: { code: 'funds_request_too_late' } })
    expect(asked).toHaveLength(1)
  })
})
