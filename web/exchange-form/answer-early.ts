import type { EarlyEstimate } from './early-estimate.ts'

/**
 * Answers what is typed before the form's scripts have come. It is the inline script right behind the form: asks 490 ms
 * after the last keystroke (CALC-07), shows what one gets, and keeps the reply for the form (`early-fetch.ts`). Only at
 * floating rate: a guaranteed quote has an end that somebody must watch. Its text is sent as it stands, so it uses
 * nothing from outside itself.
 */
export function answerEarly(): void {
  const form = document.currentScript?.previousElementSibling?.querySelector('form')
  const get = form?.elements.namedItem('amountTo')
  if (!form || !(get instanceof HTMLInputElement)) return
  // Once it is stopped the dots are the form's, and stand for another question.
  let [timer, reqId, isStopped] = [0, 0, false]
  const textOf = (name: string) => String(new FormData(form).get(name) ?? '')
  const show = async (mine: NonNullable<EarlyEstimate['asked']>, before: string) => {
    let shown = before
    try {
      const { amountTo } = await (await mine.response).clone().json()
      const [whole, fraction = ''] = amountTo.split('.')
      const decimals = fraction.slice(0, Math.min(8, Math.max(0, 14 - whole.length)))
      shown = `${whole}.${decimals}`.replace(/\.?0*$/, '')
    } catch {
      if (early.asked === mine) early.asked = null
    }
    const isLatest = early.asked === mine || early.asked === null
    if (!isStopped && isLatest && get.value === '...') get.value = shown
  }
  const clientId = () => {
    try {
      const bytes = [...crypto.getRandomValues(new Uint8Array(16))]
      const fresh = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
      localStorage.setItem('client-id', localStorage.getItem('client-id') ?? fresh)
      return { clientId: localStorage.getItem('client-id') ?? fresh }
    } catch {
      return {}
    }
  }
  const ask = () => {
    const amountFrom = textOf('amountFrom').replace(',', '.')
    if (!/^\d+(\.\d+)?$/.test(amountFrom) || textOf('isFixedRate') === 'true') return
    const question = { from: textOf('from'), to: textOf('to'), amountFrom }
    const { userAgent, language, languages, platform } = navigator
    const screenSize = { width: screen.width, height: screen.height }
    const cookie = (of: string) => document.cookie.match(`(?:^|; )${of}=([^;]{1,100})`)?.[1] ?? null
    const userMeta = {
      ...clientId(),
      refId: cookie('ref_id'),
      isSsr: false,
      deviceInfo: { userAgent, language, languages, platform, screenSize },
    }
    const commission = JSON.parse(document.documentElement.dataset.widgetCommission ?? '0')
    const more = { isFixedRate: false, userMeta, wtpExperiment: cookie('WTP_AB_variant') }
    reqId += 1
    const response = fetch('/api/exchange/estimate', {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify({ ...question, ...more, reqId, ...(commission && { commission }) }),
    })
    const mine = { ...question, response }
    early.asked = mine
    void show(mine, get.value)
    get.value = '...'
  }
  const onInput = (event: Event) => {
    if (!(event.target instanceof HTMLInputElement) || event.target.name !== 'amountFrom') return
    clearTimeout(timer)
    timer = window.setTimeout(ask, 490)
  }
  const stop = () => {
    isStopped = true
    clearTimeout(timer)
    form.removeEventListener('input', onInput)
  }
  const early: EarlyEstimate = { asked: null, stop }
  window.earlyEstimate = early
  form.addEventListener('input', onInput)
}
