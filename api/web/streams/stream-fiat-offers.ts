import type { FastifyRequest } from 'fastify'
import type { webCalls } from '../../contract/index.ts'
import { refuseRequest } from '../../failures/index.ts'
import { clientNetwork } from '../../http/index.ts'
import type { Exchange } from '../http-handler.ts'
import type { RouteNeeds } from '../route-needs.ts'

const RETRY_SECONDS = 30

/** True where the caller wants offers as they come. */
export function wantsStream({ headers }: FastifyRequest): boolean {
  return (headers.accept ?? '').includes('text/event-stream')
}

/**
 * Streams the offers (BUY-03): one event `offer` for each as it comes, then `done` with the whole reply, and the end.
 * What is wrong with the question is answered as JSON, before anything is streamed.
 */
export async function streamFiatOffers(
  { askForOffers, streams }: Pick<RouteNeeds, 'askForOffers' | 'streams'>,
  { input, reply, request }: Exchange<typeof webCalls.fiatOffers>,
) {
  const sending: { stream: EventStream | null | undefined; count: number } = {
    stream: undefined,
    count: 0,
  }
  const send = (name: string, data: unknown) => {
    if (sending.stream === undefined) {
      sending.stream = streams.open(reply.raw, clientNetwork(request.ip) ?? request.ip)
      if (sending.stream !== null) reply.hijack()
    }
    sending.count += 1
    sending.stream?.send({ name, id: String(sending.count), data: JSON.stringify(data) })
  }
  try {
    const answer = await askForOffers(input, (offer) => send('offer', offer))
    if (!answer.ok) return answer
    send('done', answer.body)
  } finally {
    sending.stream?.end()
  }
  if (sending.stream !== null) return null
  reply.header('retry-after', RETRY_SECONDS)
  return refuseRequest({ code: 'too_many_streams', retryAfterSeconds: RETRY_SECONDS })
}

type EventStream = NonNullable<ReturnType<RouteNeeds['streams']['open']>>
