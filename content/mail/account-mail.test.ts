import { describe, expect, test } from 'vitest'
import { type LanguageCode, languageCodes, languages } from '../languages/index.ts'
import { type AccountMailFacts, accountMail } from './account-mail.ts'
import { type AccountMailKind, accountMailKinds } from './account-mail-kind.ts'

const own = 'https://exchange.example/auth/confirm/AbCd_-0123'

const facts = {
  kind: 'confirm',
  language: 'en',
  brand: 'Causeway',
  colours: null,
  isPlayMoney: false,
  support: 'help@example.com',
  link: own,
  profileLink: 'https://exchange.example/profile',
  signInLink: 'https://exchange.example/',
  facts: {},
} as const satisfies AccountMailFacts

const all = {
  email: 'new@example.com',
  device: 'Firefox on Linux',
  country: 'JP',
  at: '2026-11-21T23:05:00.000Z',
  provider: 'google',
  name: 'My phone',
  ways: 'google, My phone',
  key: 'My wallet',
  url: 'https://example.com/hook',
  sum: '0.05 BTC',
  to: 'bc1qaffili...12345',
  transaction: '0123456789...abcde',
  month: '2026-11',
  orders: '12',
  coin: 'BTC',
} as const

function linksOf(html: string): string[] {
  return [...html.matchAll(/(?:href|src|url\()[="'(]*([^"')\s>]*)/g)].map(([, link = '']) => link)
}

describe.each(accountMailKinds)('the mail %s', (kind: AccountMailKind) => {
  test.each(languageCodes)('in %s is whole, and loads nothing', (language: LanguageCode) => {
    const mail = accountMail({ ...facts, kind, language, facts: all, isPlayMoney: true })
    expect(mail.subject).toContain('Causeway')
    for (const part of [mail.subject, mail.text]) {
      expect(part).not.toMatch(/[{}]|undefined|null/)
    }
    expect(mail.html).not.toMatch(/<img|<link|<script|@import|url\(|undefined/)
    const { hreflang, direction } = languages[language]
    expect(mail.html).toContain(`<html lang="${hreflang}" dir="${direction}">`)
    expect(mail.html).toContain('name="color-scheme" content="light dark"')
    expect(mail.text).toContain('help@example.com')
    const links = linksOf(mail.html)
    for (const link of links) {
      expect(link).toMatch(/^https:\/\/exchange\.example\//)
      expect(mail.text).toContain(link)
    }
    // The one button, and its address in full.
    expect(links).toHaveLength(kind === 'account-deleted' ? 0 : 2)
    expect(new Set(links).size).toBe(kind === 'account-deleted' ? 0 : 1)
  })
})

describe('accountMail', () => {
  test('a confirmation says who, what, how long, and what to do if it was somebody else', () => {
    const { subject, text } = accountMail(facts)
    expect(subject).toBe('Causeway: Confirm your email address')
    expect(text).toBe(
      [
        'Please confirm your email address to finish signing up at Causeway.',
        'Then choose a password.',
        '',
        'Confirm email address',
        own,
        '',
        'The link works once, within 24 hours. Don’t share it.',
        'If this wasn’t you, ignore this email.',
        '',
        'You’re receiving this because this address was entered at Causeway.',
        'We never ask for your password or codes by email.',
        'Questions? Email help@example.com.',
        '',
      ].join('\n'),
    )
  })

  test('a sign-in says when, on what and where, as people of the language read it', () => {
    const mail = accountMail({ ...facts, kind: 'new-sign-in', facts: all, language: 'de' })
    expect(mail.text).toContain('Zeit: 21. November 2026 um 23:05 UTC')
    expect(mail.text).toContain('Gerät: Firefox on Linux')
    expect(mail.text).toContain('Land: Japan')
    const arabic = accountMail({ ...facts, kind: 'new-sign-in', facts: all, language: 'ar' })
    expect(arabic.text).toContain('الجهاز: \u2068Firefox on Linux\u2069')
    expect(arabic.text).toContain('اليابان')
    expect(arabic.text).toContain('2026')
  })

  test('a new password names the other ways in, and where they are removed', () => {
    const { text } = accountMail({ ...facts, kind: 'password-changed', facts: all })
    expect(text).toContain('Passkeys and linked accounts still work.')
    expect(text).toContain('Other ways to sign in: google, My phone')
    expect(text).toContain('Open your account\nhttps://exchange.example/profile\n')
    const none = accountMail({ ...facts, kind: 'password-changed', facts: {} })
    expect(none.text).not.toContain('Other ways')
  })

  test('what is not known is not said', () => {
    const mail = accountMail({
      ...facts,
      kind: 'new-sign-in',
      support: null,
      facts: { country: 'nowhere', at: 'yesterday', device: ' ' },
    })
    expect(mail.text).not.toMatch(/Country|Time|Device|Questions/)
  })

  test('a mail that is nothing without its link is refused, another leads to where one signs in', () => {
    for (const kind of ['confirm', 'recover', 'email-change'] as const) {
      expect(() => accountMail({ ...facts, kind, link: null })).toThrow(kind)
    }
    const known = accountMail({ ...facts, kind: 'already-registered', link: null })
    expect(known.text).toContain('Sign in\nhttps://exchange.example/\n')
    expect(known.text).not.toContain('within 1 hour')
    const withLink = accountMail({ ...facts, kind: 'already-registered' })
    expect(withLink.text).toContain(`Set a new password\n${own}\n`)
    expect(withLink.text).toContain('within 1 hour')
  })

  test('no value becomes markup, or a header', () => {
    const evil = '<img src="https://evil.example/x">&\r\nBcc: thief@example.com'
    const mail = accountMail({
      ...facts,
      kind: 'new-sign-in',
      brand: `Shop\r\nBcc: thief@example.com\u2028<b>`,
      support: evil,
      facts: { ...all, device: evil },
      profileLink: 'https://exchange.example/profile?a="><script>x</script>',
    })
    expect(mail.html).not.toMatch(/<img|<b>|<script/)
    expect(mail.html).toContain('&lt;img src=&quot;https://evil.example/x&quot;&gt;&amp;')
    expect(mail.subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
    expect(mail.text).not.toMatch(/^Bcc: .*\n(?=Country)/m)
  })
})
