/**
 * Shows the times of the page in UTC or in the reader’s own zone, as the browser remembers, each with the other on hover; and lets
 * `[data-times]` switch between them, in every tab. It runs inline before the times are parsed and sees those that come later,
 * so none is ever seen in the other zone first. Its text is sent as it is: it uses nothing from outside itself.
 */
export function keepTimes(): void {
  const KEY = 'backoffice-times'
  const MOMENTS = 'time[data-moment]'
  const parts = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium' })
  const zones = new Intl.DateTimeFormat('en-GB', { timeZoneName: 'short' })
  const place = zones.resolvedOptions().timeZone
  let isLocal = localStorage.getItem(KEY) === 'local'
  const showMoment = (moment: HTMLTimeElement) => {
    const at = new Date(moment.dateTime)
    const zone = zones.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? ''
    const utc = `${moment.dateTime.slice(0, 10)} ${moment.dateTime.slice(11, 19)} UTC`
    const local = `${parts.format(at)} ${zone}`
    const text = isLocal ? local : utc
    const title = isLocal ? utc : `${local} (${place})`
    if (moment.textContent !== text) moment.textContent = text
    if (moment.title !== title) moment.title = title
  }
  const showButton = (button: HTMLButtonElement) => {
    const isOfLocal = button.dataset['times'] === 'local'
    button.setAttribute('aria-pressed', `${isOfLocal === isLocal}`)
    if (isOfLocal && button.title === '') button.title = place
    const group = button.parentElement
    if (group?.hidden) group.hidden = false
  }
  const show = (within: ParentNode) => {
    within.querySelectorAll<HTMLTimeElement>(MOMENTS).forEach(showMoment)
    within.querySelectorAll<HTMLButtonElement>('button[data-times]').forEach(showButton)
  }
  const use = (value: string | null) => {
    isLocal = value === 'local'
    show(document)
  }
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement
      const moment = element?.closest<HTMLTimeElement>(MOMENTS)
      if (moment) showMoment(moment)
      else if (element) show(element)
    }
  }).observe(document, {
    attributes: true,
    attributeFilter: ['datetime', 'title'],
    characterData: true,
    childList: true,
    subtree: true,
  })
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-times]') : null
    if (button === null) return
    const value = button.dataset['times'] ?? 'utc'
    localStorage.setItem(KEY, value)
    use(value)
  })
  addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY) use(newValue)
  })
}
