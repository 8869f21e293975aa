import { hydrateRoot } from 'react-dom/client'
import type { IslandPlace } from './early-press.ts'
import { IslandFrame } from './island-frame.tsx'
import type { IslandSpec } from './island-spec.ts'
import { prefetchOnUse } from './prefetch-on-use.ts'
import { islandDataIn } from './wire.ts'

/** Hydrates an island of the page. Called by its script, in a browser only. */
export function hydrateIsland<Props extends object>({
  name,
  Component,
  ready,
  ahead,
}: IslandSpec<Props>): void {
  const place = document.querySelector<IslandPlace>(`[data-island="${name}"]`)
  const data = islandDataIn<Props>(document, name)
  if (place === null || data === null) return
  const { props, language, messages, prefetch } = data
  const framePrefix = document.documentElement.dataset.widgetPrefix ?? null
  const hydrate = () => {
    hydrateRoot(
      place,
      <IslandFrame language={language} messages={messages} framePrefix={framePrefix}>
        <Component {...props} />
      </IslandFrame>,
      { identifierPrefix: `${name}-` },
    )
    prefetchOnUse(place, prefetch, ahead)
    // React hydrates at once for a press.
    place.pressed?.click()
  }
  if (ready === undefined) hydrate()
  // Where that does not arrive, the page stays as the server made it: its forms and links work.
  else void ready(props).then(hydrate, () => {})
}
