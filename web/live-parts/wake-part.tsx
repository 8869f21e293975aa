import { hydrateRoot } from 'react-dom/client'
import type { LivePartSpec } from './live-part-spec.ts'
import { PartFrame } from './part-frame.tsx'
import { prefetchOnUse } from './prefetch-on-use.ts'
import { readPartData } from './wire.ts'

/** Brings a part of the page to life. Called by its script, in a browser only. */
export function wakePart<Props extends object>({ name, Component }: LivePartSpec<Props>): void {
  const place = document.querySelector(`[data-live-part="${name}"]`)
  const text = document.querySelector(`[data-live-part-data="${name}"]`)?.textContent
  // A page that shows an error instead has no such part.
  if (place === null || text === undefined || text === null) return
  const { props, language, messages, prefetch } = readPartData<Props>(text)
  hydrateRoot(
    place,
    <PartFrame language={language} messages={messages}>
      <Component {...props} />
    </PartFrame>,
    { identifierPrefix: `${name}-` },
  )
  prefetchOnUse(place, prefetch)
}
