import type { TracingPort } from '@causeway/core/ports'
import type { OtlpNeeds } from './otlp/create-otlp-tracing.ts'

export { tracedSigner } from './traced-signer.ts'

/** What the settings say of traces; `endpoint` null: none are sent. */
export type TracingSettings = Pick<OtlpNeeds, 'service' | 'onTrouble'> & {
  readonly endpoint: string | null
  /** `name=value,other=value`, each part percent-encoded, as OpenTelemetry writes them. */
  readonly headers: string | null
}

/** Loads what sends traces where they are asked for; null where they aren't. */
export async function openTracing(settings: TracingSettings): Promise<TracingPort | null> {
  const { endpoint, headers, ...rest } = settings
  if (endpoint === null) return null
  const { createOtlpTracing } = await import('./otlp/create-otlp-tracing.ts')
  return createOtlpTracing({ ...rest, endpoint, headers: headersOf(headers ?? '') })
}

function headersOf(text: string): Readonly<Record<string, string>> {
  const pairs = text.split(',').filter((part) => part.includes('='))
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=')
      return [pair.slice(0, at), pair.slice(at + 1)].map((part) => decodeURIComponent(part.trim()))
    }),
  )
}
