/** Of a pair's page, in any language. */
const PAIR_PATH = /\/exchange\/[^/]+\/[^/]+\/?$/
const FORM_FIELDS = ['from', 'to', 'amountFrom', 'isFixedRate']

/**
 * Has a link to another language ask for what the page shows when it is pressed: pages write what is chosen on them into
 * the address bar without a load (PAGE-03). Returns what ends that.
 */
export function keepAddress(page: Document): () => void {
  const onPress = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[data-event="changeLanguage"]') : null
    if (link instanceof HTMLAnchorElement) link.search = searchOf(page)
  }
  page.addEventListener('click', onPress, true)
  page.addEventListener('auxclick', onPress, true)
  return () => {
    page.removeEventListener('click', onPress, true)
    page.removeEventListener('auxclick', onPress, true)
  }
}

/** What is asked of the page. A pair's page takes nothing from the browser's memory (CALC-25), so its form is asked. */
function searchOf(page: Document): string {
  const form = page.querySelector('[data-island="home-exchange"] form')
  if (!PAIR_PATH.test(location.pathname) || !(form instanceof HTMLFormElement)) {
    return location.search
  }
  const data = new FormData(form)
  const given = FORM_FIELDS.flatMap((name) => {
    const value = data.get(name)
    return typeof value === 'string' && value !== '' ? [[name, value]] : []
  })
  return `?${new URLSearchParams(given)}`
}
