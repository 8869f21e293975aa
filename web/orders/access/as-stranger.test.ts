import { expect, test } from 'vitest'
import { sampleOrder } from '../../samples/sample-order.ts'
import { orderStatus } from '../order-status.ts'
import { asStranger } from './as-stranger.ts'

test('a stranger sees that a refund is under way as soon as it was chosen, and no address of it', () => {
  const chosen = { status: 'hold', holdReason: 'paid_late', choices: ['refund'], choice: 'refund' }
  const seen = asStranger(sampleOrder(chosen))
  expect(orderStatus(seen)).toBe('refunding')
  expect(seen).toMatchObject({ isOwner: false, choices: [], refundAddress: null, offers: null })
})
