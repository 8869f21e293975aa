import { type ComponentType, useEffect, useReducer } from 'react'

/** What only a later state of a client page shows. Its script is fetched when the page is first used, or that state shown. */
export type LazyView<Props extends object> = {
  /** Fetches the component. Rejects where it does not arrive; it is asked for again the next time. */
  readonly load: () => Promise<void>
  /** The route's module, which the server alone runs, gives the component at once. */
  readonly hold: (component: ComponentType<Props>) => void
  /** Shows nothing before the component is there, and asks for it. The page's `lazy` names the states that begin with it. */
  readonly View: ComponentType<Props>
}

export function lazyView<Props extends object>(
  fetchComponent: () => Promise<ComponentType<Props>>,
): LazyView<Props> {
  let Held: ComponentType<Props> | null = null
  async function load() {
    Held ??= await fetchComponent()
  }
  function View(props: Props) {
    const [, showAgain] = useReducer((times: number) => times + 1, 0)
    useEffect(() => {
      // Where it does not arrive, the place stays empty until it is shown anew.
      if (Held === null) void load().then(showAgain, () => {})
    }, [])
    return Held === null ? null : <Held {...props} />
  }
  return {
    load,
    hold(component) {
      Held = component
    },
    View,
  }
}
