import type { Answer, FiatOfferOut, FiatOffersReply } from '@causeway/api/contract'
import { unreachable } from '../requests/send-request.ts'
import { readAnswer, readOfferEvent, readOffersEvent } from '../requests/wire.ts'

/**
 * Reads the offers of a reply. Of a stream of events each `offer` is told as it comes, and `done` has them all in their
 * order; a reply that is no stream (a refusal) is read as any other.
 */
export async function readOffers(
  response: Response,
  onOffer: (offer: FiatOfferOut) => void,
): Promise<Answer<FiatOffersReply>> {
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true
  if (!isStream || response.body === null) return readAnswer<FiatOffersReply>(response)
  for await (const { kind, data } of eventsOf(response.body)) {
    if (kind === 'offer') {
      const offer = readOfferEvent(data)
      if (offer !== null) onOffer(offer)
    }
    if (kind === 'done') {
      const body = readOffersEvent(data)
      if (body !== null) return { ok: true, status: response.status, body }
    }
  }
  return unreachable()
}

type ServerEvent = { readonly kind: string; readonly data: string }

/** Events of a stream in the format of the HTML standard (9.2.6), as far as our server writes it. */
async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const blocks = `${rest}${decoder.decode(value, { stream: true })}`.split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) yield eventOf(block)
    }
  } finally {
    // Whoever has read enough leaves; the connection then ends too.
    await reader.cancel()
  }
}

function eventOf(block: string): ServerEvent {
  const lines = block.split('\n')
  const valuesOf = (field: string) =>
    lines
      .filter((line) => line.startsWith(`${field}:`))
      .map((line) => line.slice(field.length + 1).replace(/^ /, ''))
  return { kind: valuesOf('event').at(-1) ?? 'message', data: valuesOf('data').join('\n') }
}
