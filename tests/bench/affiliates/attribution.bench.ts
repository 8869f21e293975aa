import { putLoad } from '../load/put-load.ts'
import { comparison, perSecondText } from '../report/comparison.ts'
import type { Bench } from '../report/figure.ts'
import { interleave } from '../report/interleave.ts'
import { durabilityNote, startDurablePostgres } from '../servers/durable-postgres.ts'
import { startWeb } from '../servers/start-web.ts'
import { insertAttributedOrders } from './attributed-orders.ts'

const CONNECTIONS = 32
/** What an order may cost more for knowing whose link led to it. */
const SHARE_LEFT = 0.98
const REQUEST = {
  from: 'btc',
  to: 'eth',
  amountFrom: '0.1',
  destinationAddress: '0x52908400098527886e0f7030069857d2e4169ee7',
}

/** Orders by an affiliate's link against the same orders without one. */
export const attribution: Bench = {
  name: 'attribution',
  title: 'Orders by an affiliate’s link',
  run: async ({ quick }) => {
    const postgres = await startDurablePostgres()
    const url = await postgres.createDatabase('bench_attribution')
    const product = await startWeb(url)
    try {
      const { toolId } = await insertAttributedOrders(url, 1000)
      let round = 0
      const orders = (more: object) => {
        round += 1
        const plan = {
          url: `${product.url}/api/transactions`,
          connections: CONNECTIONS,
          duration: quick ? 3 : 6,
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'idempotency-key': `bench-${round}-[<id>]`,
          },
          body: JSON.stringify({ ...REQUEST, ...more }),
          idReplacement: true,
        } as const
        return putLoad(product, plan, null)
      }
      const measured = await interleave(quick ? 1 : 7, {
        ours: () => orders({ userMeta: { refId: toolId } }),
        base: () => orders({}),
      })
      const figure = (what: string, of: 'perSecond' | 'perCpuSecond') =>
        comparison({
          what,
          ours: measured.ours.map((result) => result[of]),
          base: measured.base.map((result) => result[of]),
          text: perSecondText,
          goal: { kind: 'at least', value: SHARE_LEFT },
        })
      return {
        figures: [
          figure(`orders/s, ${CONNECTIONS} connections`, 'perSecond'),
          figure('orders per second of the web process', 'perCpuSecond'),
        ],
        notes: [
          await durabilityNote(postgres.url),
          'The base is the product itself: the same orders without a ref id.',
        ],
      }
    } finally {
      await product.stop()
      await postgres.stop()
    }
  },
}
