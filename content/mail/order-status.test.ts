import { describe, expect, test } from 'vitest'
import { languageCodes } from '../languages/index.ts'
import { orderStatusMail } from './order-status.ts'

const facts = {
  brand: 'Causeway',
  colours: null,
  isPlayMoney: false,
  language: 'en',
  code: 'AbCdEfGh',
  state: 'finished',
  reason: null,
  details: [],
  message: null,
  secretLink: null,
  link: 'https://exchange.example/track/AbCdEfGhIjKlMnOpQrStUv',
  support: null,
} as const

describe('orderStatusMail', () => {
  test('says what happened, where to look and how to stop, as text and as HTML', () => {
    const { subject, text, html } = orderStatusMail(facts)
    expect(subject).toBe('Causeway: Your exchange is complete (AbCdEfGh)')
    for (const body of [text, html]) {
      expect(body).toContain('the payout is confirmed on the network')
      expect(body).toContain(facts.link)
      expect(body).toContain('To stop them, remove your email address')
    }
    expect(text).not.toContain('Questions?')
  })

  test('on hold says why, and what is asked of the customer', () => {
    const held = orderStatusMail({ ...facts, state: 'hold', reason: 'paid_late' })
    expect(held.text).toContain(
      'Your payment arrived or was confirmed too late for the guaranteed rate.',
    )
    expect(held.text).toContain('choose what to do next')
    const screened = orderStatusMail({ ...facts, state: 'hold', reason: 'screening' })
    expect(screened.subject).toContain('We’re reviewing your order')
    expect(screened.text).not.toContain('choose what to do next')
  })

  const transaction = 'https://explorer.example/tx/4a5e1e4baa'
  const details = [
    { name: 'received', value: '1.5 ETH', link: null },
    { name: 'payout', value: '4a5e1e4baa...7afda', link: transaction },
    { name: 'payUntil', value: new Date('2026-03-01T12:34:00Z'), link: null },
  ] as const

  test('tells sums, transactions with their links, and moments, line by line', () => {
    const { html, text } = orderStatusMail({ ...facts, details })
    expect(text).toContain('You received: 1.5 ETH\n')
    expect(text).toContain(`Payout transaction: 4a5e1e4baa...7afda\n  ${transaction}\n`)
    expect(text).toContain('Pay before: March 1, 2026')
    expect(html).toMatch(/>You received<\/td>\s*<td[^>]*><bdi>1\.5 ETH<\/bdi>/)
    expect(html).toMatch(
      new RegExp(`<a class="link" href="${transaction}"[^>]*>4a5e1e4baa\\.\\.\\.7afda</a>`),
    )
    const arabic = orderStatusMail({ ...facts, details, language: 'ar' })
    expect(arabic.text).toContain('\u2068استلمتَ\u2069: \u20681.5 ETH\u2069')
    expect(arabic.html).toContain('<bdi>1.5 ETH</bdi>')
  })

  test('what a detail says is text, never markup', () => {
    const value = '<img src=x onerror=alert(1)>'
    const link = 'https://explorer.example/"><script>'
    const { html } = orderStatusMail({ ...facts, details: [{ name: 'deposit', value, link }] })
    expect(html).not.toMatch(/<img|<script/)
  })

  test('has the link that lets its reader decide only where it is given', () => {
    const secretLink = 'https://exchange.example/transaction/AbCdEfGhIjKlMnOpQrStUv#k=secret'
    const first = orderStatusMail({ ...facts, state: 'waiting', secretLink })
    expect(first.subject).toBe('Causeway: Order received (AbCdEfGh)')
    for (const body of [first.text, first.html]) {
      expect(body).toContain(secretLink)
      expect(body).toContain('keep it private')
    }
    expect(orderStatusMail({ ...facts, state: 'waiting' }).text).not.toContain('secret link')
  })

  test('what an operator is called is text, never markup', () => {
    const { html } = orderStatusMail({ ...facts, support: 'a<b>&"c"@example.com' })
    expect(html).toContain('a&lt;b&gt;&amp;&quot;c&quot;@example.com')
    expect(html).not.toContain('<b>')
  })

  test('is written in the language of the order', () => {
    const german = orderStatusMail({ ...facts, language: 'de' })
    expect(german.subject).toBe('Causeway: Ihr Tausch ist abgeschlossen (AbCdEfGh)')
    expect(german.html).toContain('<div lang="de" dir="ltr">')
    expect(orderStatusMail({ ...facts, language: 'ar' }).html).toContain(
      '<div lang="ar" dir="rtl">',
    )
    const vietnamese = orderStatusMail({ ...facts, language: 'vt' })
    expect(vietnamese.subject).toContain('giao dịch đổi của bạn đã hoàn tất')
    expect(vietnamese.html).toContain('<html lang="vi" dir="ltr">')
  })

  test('every text of every language keeps the values of English', () => {
    for (const language of languageCodes) {
      const mail = orderStatusMail({ ...facts, language, support: 'help@example.com' })
      for (const value of [facts.link, facts.code, 'help@example.com']) {
        expect(mail.text).toContain(value)
      }
      expect(`${mail.subject}${mail.text}`).not.toMatch(/[{}]/)
    }
  })

  test('says first that money is play money, where it is', () => {
    const mail = orderStatusMail({ ...facts, isPlayMoney: true })
    expect(mail.text).toMatch(/^This is a sandbox of Causeway: its coins have no value\./)
    expect(mail.html).toContain('its coins have no value')
    expect(orderStatusMail(facts).html).not.toContain('a sandbox of')
  })

  test('a state that has no words of its own is still told', () => {
    expect(orderStatusMail({ ...facts, state: 'unheard' }).text).toContain('has changed')
  })
})
