import { describe, expect, test } from 'vitest'
import { languageCodes } from '../languages/index.ts'
import { orderStatusMail } from './order-status.ts'

const facts = {
  brand: 'Causeway',
  isPlayMoney: false,
  language: 'en',
  code: 'AbCdEfGh',
  state: 'finished',
  reason: null,
  link: 'https://exchange.example/track/AbCdEfGhIjKlMnOpQrStUv',
  support: null,
} as const

describe('orderStatusMail', () => {
  test('says what happened, where to look and how to stop, as text and as HTML', () => {
    const { subject, text, html } = orderStatusMail(facts)
    expect(subject).toBe('Causeway: your exchange is finished (AbCdEfGh)')
    for (const body of [text, html]) {
      expect(body).toContain('the payout is confirmed on its chain')
      expect(body).toContain(facts.link)
      expect(body).toContain('To stop it, remove the address')
    }
    expect(text).not.toContain('Questions?')
  })

  test('on hold says why, and what is asked of the customer', () => {
    const held = orderStatusMail({ ...facts, state: 'hold', reason: 'paid_late' })
    expect(held.text).toContain(
      'Your payment was seen or confirmed too late for the guaranteed rate.',
    )
    expect(held.text).toContain('choose how it goes on')
    const screened = orderStatusMail({ ...facts, state: 'hold', reason: 'screening' })
    expect(screened.subject).toContain('is being looked at')
    expect(screened.text).not.toContain('choose how it goes on')
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
    expect(mail.text).toMatch(/^This is a play world of Causeway: its coins are worth nothing\./)
    expect(mail.html).toContain('its coins are worth nothing')
    expect(orderStatusMail(facts).html).not.toContain('play world')
  })

  test('a state that has no words of its own is still told', () => {
    expect(orderStatusMail({ ...facts, state: 'unheard' }).text).toContain('has changed')
  })
})
