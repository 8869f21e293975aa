import { createMemoryStorage } from '@causeway/widget/storage'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTeller } from './create-teller.ts'
import { followVisit } from './follow-visit.ts'
import { keepReferral } from './keep-referral.ts'
import { recordPageEvents } from './record-page-events.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('[TELE-01] an event goes out a second after it happened last, once, to data layer and relay', () => {
  const pushed: unknown[] = []
  const sent: unknown[] = []
  const teller = createTeller({
    meta: () => ({ clientId: 'c' }),
    push: (entry) => pushed.push(entry),
    send: (event) => sent.push(event),
  })
  teller.tell('changeLanguage', { language: 'de' })
  vi.advanceTimersByTime(999)
  teller.tell('changeLanguage', { language: 'de' })
  teller.tell('changeLanguage', { language: 'fr' })
  vi.advanceTimersByTime(999)
  expect(sent).toEqual([])
  vi.advanceTimersByTime(1)
  expect(sent).toEqual([
    { name: 'changeLanguage', fields: { language: 'de' }, meta: { clientId: 'c' } },
    { name: 'changeLanguage', fields: { language: 'fr' }, meta: { clientId: 'c' } },
  ])
  expect(pushed).toEqual([
    { event: 'changeLanguage', language: 'de' },
    { event: 'changeLanguage', language: 'fr' },
  ])
  teller.tell('jsError', {})
  teller.flush()
  teller.flush()
  vi.advanceTimersByTime(5_000)
  expect(sent).toHaveLength(3)
})

test('[TELE-02] [TELE-07] a click continues the session; 30 minutes without one end it', () => {
  const storage = createMemoryStorage()
  const page = new EventTarget()
  const click = () => page.dispatchEvent(new Event('click'))
  let names = 0
  const name = () => {
    names += 1
    return `s${names}`
  }
  const visit = followVisit({ storage, page, now: Date.now, name })
  expect(visit.session()).toMatchObject({ name: 's1', counter: 1, active: true })
  vi.advanceTimersByTime(29 * 60_000)
  click()
  expect(visit.session().name).toBe('s1')
  vi.advanceTimersByTime(2 * 60_000)
  click()
  expect(visit.session()).toMatchObject({ name: 's2', counter: 2 })
  vi.advanceTimersByTime(30 * 60_000)
  expect(JSON.parse(storage.getItem('visit_session') ?? '')).toMatchObject({ active: false })
  visit.end()
  const next = followVisit({ storage, page, now: Date.now, name })
  expect(next.session()).toMatchObject({ name: 's3', counter: 3, active: true })
  next.end()
})

test('[TELE-04] [TELE-07] a referral is kept; what fails of it is logged', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const storage = createMemoryStorage()
  const visit = { referrer: 'https://news.example/a', ownHost: 'swap.example', now: 5 }
  keepReferral(() => storage, visit)
  keepReferral(() => storage, { ...visit, referrer: 'https://swap.example/' })
  keepReferral(() => storage, { ...visit, referrer: '' })
  expect(storage.getItem('refs')).toBe('[{"ref":"news.example","time":5}]')
  expect(warn).not.toHaveBeenCalled()
  storage.setItem('refs', '{')
  keepReferral(() => storage, visit)
  expect(warn).toHaveBeenCalledTimes(1)
})

test('[TELE-04] an error tells the script of ours that it happened in, and no address of a page', () => {
  const told: unknown[] = []
  const page = new EventTarget()
  const end = Reflect.apply(recordPageEvents, undefined, [
    page,
    (...event: unknown[]) => told.push(event),
  ])
  for (const filename of [
    'https://swap.example/assets/a.js?x=1',
    'https://swap.example/auth/recover/T',
  ]) {
    page.dispatchEvent(Object.assign(new Event('error'), { filename, lineno: 3, message: 'm' }))
  }
  end()
  expect(told).toEqual([
    ['jsError', { message: 'm', file: '/assets/a.js', line: 3 }],
    ['jsError', { message: 'm', file: '', line: 3 }],
  ])
})
