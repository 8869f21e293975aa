import { describe, expect, test } from 'vitest'
import { createFiatCourier } from '../../world/index.ts'
import { open, type Play, play, portOf } from './play-fiat.fixture.ts'

describe('their messages', () => {
  function courierOf(made: Play, takes: () => boolean) {
    const brought: { provider: string; id: string; order: string | null }[] = []
    const courier = createFiatCourier({
      world: made.world,
      clock: made.clock,
      deliver: async (provider, message) => {
        const read = portOf(made, provider).readWebhook(message, made.clock.now())
        brought.push({
          provider,
          id: message.headers['x-sandbox-id'] ?? '',
          order: read.ok ? read.value.reference : read.failure.code,
        })
        return takes()
      },
    })
    return { brought, turn: courier.turn }
  }

  test('come when something changed, and again until they are taken', async () => {
    const made = play()
    let takes = false
    const { brought, turn } = courierOf(made, () => takes)
    await open(made, 'sandboxpay', 'ada')
    await turn()
    expect(brought).toEqual([])
    await made.controls.decideFiatOrder('ada', 'declined')
    await turn()
    await turn()
    expect(brought).toMatchObject([{ provider: 'sandboxpay', order: 'ada' }])
    takes = true
    made.pass(1000)
    await turn()
    made.pass(600_000)
    await turn()
    expect(brought).toHaveLength(2)
    expect(brought[0]?.id).toBe(brought[1]?.id)
  })

  test('are lost, repeated, late, or brought once more, as is wished', async () => {
    const made = play()
    const { brought, turn } = courierOf(made, () => true)
    const step = async (reference: string, mishap: 'lose' | 'repeat' | 'delay') => {
      await made.controls.orderFiatMishap('sandboxpay', mishap)
      await open(made, 'sandboxpay', reference)
      await made.controls.decideFiatOrder(reference, 'declined')
      await turn()
    }
    await step('lost', 'lose')
    expect(brought).toEqual([])
    await step('late', 'delay')
    await step('double', 'repeat')
    made.pass(1000)
    await turn()
    expect(brought.map(({ order }) => order)).toEqual(['double', 'double'])
    made.pass(4000)
    await turn()
    expect(brought.at(-1)?.order).toBe('late')
    expect(await made.controls.repeatFiatMessage('sandboxpay')).toEqual({ ok: true, value: null })
    await turn()
    expect(brought.map(({ order }) => order)).toEqual(['double', 'double', 'late', 'late'])
    expect((await made.controls.repeatFiatMessage('playbank')).ok).toBe(false)
  })

  test('of a provider that is down wait; of one in disorder they are forged', async () => {
    const made = play()
    const { brought, turn } = courierOf(made, () => true)
    await open(made, 'playbank', 'down')
    await made.controls.decideFiatOrder('down', 'paid')
    await made.controls.setMode('fiat', 'playbank', 'down')
    made.pass(60_000)
    await turn()
    expect(brought).toEqual([])
    await made.controls.setMode('fiat', 'playbank', 'garbage')
    await turn()
    expect(brought.at(-1)?.order).toBe('webhook_forged')
  })
})
