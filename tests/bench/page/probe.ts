/** What happened on one page, in milliseconds since its navigation began; null where it did not. */
export type Probe = {
  visibleAt: number | null
  askedAt: number | null
  hydratedAt: number | null
  shift: number
}

declare global {
  interface Window {
    pageProbe: Probe
  }
}

/**
 * Runs in the page before anything else of it. Notes the first frame that has the form's amount on screen, types into it
 * every 50 ms from then on, and notes the first question that this leads to. The pause of 490 ms that every form waits
 * after a keystroke is taken out, so that it is seen when a keystroke could be answered. Uses nothing from outside.
 */
export function probePage(): void {
  const probe: Probe = { visibleAt: null, askedAt: null, hydratedAt: null, shift: 0 }
  window.pageProbe = probe
  type Shift = PerformanceEntry & { readonly value: number }
  const isShift = (entry: PerformanceEntry): entry is Shift => 'value' in entry
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (isShift(entry)) probe.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })

  const wait = window.setTimeout.bind(window)
  const timer = (work: TimerHandler, pause = 0, ...rest: unknown[]) =>
    wait(work, pause === 490 ? 0 : pause, ...rest)
  Object.assign(window, { setTimeout: timer })
  const send = window.fetch.bind(window)
  window.fetch = (input, init) => {
    if (/\/api\/exchange\/estimate$/.test(String(input))) probe.askedAt ??= performance.now()
    return send(input, init)
  }

  const field = () => document.querySelector<HTMLInputElement>('input[name="amountFrom"]')
  const look = () => {
    const box = field()?.getBoundingClientRect()
    if (box === undefined || box.height === 0 || box.top > innerHeight) requestAnimationFrame(look)
    else {
      probe.visibleAt = performance.now()
      wait(type, 50)
    }
  }
  let typed = 0
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  const type = () => {
    const input = field()
    if (input === null || probe.askedAt !== null) return
    typed += 1
    setValue?.call(input, `0.1${typed}`)
    input.dispatchEvent(new InputEvent('input', { bubbles: true }))
    wait(type, 50)
  }
  const watch = () => {
    const isHydrated = Object.keys(field() ?? {}).some((key) => key.startsWith('__reactProps'))
    if (isHydrated) probe.hydratedAt = performance.now()
    else wait(watch, 20)
  }
  requestAnimationFrame(look)
  wait(watch, 20)
}
