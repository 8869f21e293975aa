import { hydrateRoot } from 'react-dom/client'
import type { LivePartSpec } from './live-part-spec.ts'
import { PartFrame } from './part-frame.tsx'
import { prefetchOnUse } from './prefetch-on-use.ts'
import { partDataIn } from './wire.ts'

/** Brings a part of the page to life. Called by its script, in a browser only. */
export function wakePart<Props extends object>({ name, Component }: LivePartSpec<Props>): void {
  const place = document.querySelector(`[data-live-part="${name}"]`)
  const data = partDataIn<Props>(document, name)
  if (place === null || data === null) return
  const { props, language, messages, prefetch } = data
  hydrateRoot(
    place,
    <PartFrame language={language} messages={messages}>
      <Component {...props} />
    </PartFrame>,
    { identifierPrefix: `${name}-` },
  )
  prefetchOnUse(place, prefetch)
}
