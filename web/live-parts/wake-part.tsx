import { hydrateRoot } from 'react-dom/client'
import type { LivePartSpec } from './live-part-spec.ts'
import { PartFrame } from './part-frame.tsx'
import { prefetchOnUse } from './prefetch-on-use.ts'
import { partDataIn } from './wire.ts'

/** Brings a part of the page to life. Called by its script, in a browser only. */
export function wakePart<Props extends object>({
  name,
  Component,
  ready,
  ahead,
}: LivePartSpec<Props>): void {
  const place = document.querySelector(`[data-live-part="${name}"]`)
  const data = partDataIn<Props>(document, name)
  if (place === null || data === null) return
  const { props, language, messages, prefetch } = data
  const wake = () => {
    hydrateRoot(
      place,
      <PartFrame language={language} messages={messages}>
        <Component {...props} />
      </PartFrame>,
      { identifierPrefix: `${name}-` },
    )
    prefetchOnUse(place, prefetch, ahead)
  }
  if (ready === undefined) wake()
  // Where that does not arrive, the page stays as the server made it: its forms and links work.
  else void ready(props).then(wake, () => {})
}
