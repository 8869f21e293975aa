import type { ClientCalls } from '@causeway/api/contract'
import { useEffect, useState } from 'react'
import type { RatePoint } from './rate-points.ts'

export type RangeDays = 1 | 7 | 30

const DAY_SECONDS = 86_400
/** Asked in whole minutes, so that answers can be kept. */
const GRAIN_SECONDS = 60

export type RateHistory =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | {
      readonly kind: 'loaded'
      readonly points: readonly RatePoint[]
      /** Unix seconds that were asked for. */
      readonly since: number
    }

/** The course of a pair's middle rate. `serverTime` is the end, in milliseconds; the visitor's clock may be wrong. */
export function useRateHistory(
  { currencyHistory }: Pick<ClientCalls, 'currencyHistory'>,
  asked: {
    readonly from: string
    readonly to: string
    readonly days: RangeDays
    readonly serverTime: number | null
  },
): RateHistory {
  const { from, to, days, serverTime } = asked
  const until =
    serverTime === null
      ? null
      : Math.floor(serverTime / 1000 / GRAIN_SECONDS) * GRAIN_SECONDS + GRAIN_SECONDS
  const key = `${from} ${to} ${days} ${until}`
  const [read, setRead] = useState<{ readonly key: string; readonly history: RateHistory } | null>(
    null,
  )
  useEffect(() => {
    let isWanted = true
    const since = until === null ? null : until - days * DAY_SECONDS
    const query = since === null ? {} : { from: String(since), to: String(until) }
    currencyHistory({ a: from, b: to, ...query }).then((answer) => {
      if (!isWanted) return
      const history: RateHistory = answer.ok
        ? { kind: 'loaded', points: answer.body.points, since: since ?? 0 }
        : { kind: 'failed' }
      setRead({ key, history })
    })
    return () => {
      isWanted = false
    }
  }, [currencyHistory, from, to, days, until, key])
  // What is there stays while the next minute's is on its way; another range or pair begins anew.
  const isOfRange = read?.key.startsWith(`${from} ${to} ${days} `) === true
  return read !== null && isOfRange ? read.history : { kind: 'loading' }
}
