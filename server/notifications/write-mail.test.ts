import { languageCodes } from '@causeway/content/languages'
import { accountMailKinds } from '@causeway/content/mail'
import { lifetimes } from '@causeway/core/accounts'
import { describe, expect, test } from 'vitest'
import { type MailSender, writeAccountMail, writeOrderMail } from './write-mail.ts'

const sender: MailSender = {
  brand: 'Causeway',
  colours: null,
  backofficeUrl: 'https://office.example',
  publicUrl: 'https://exchange.example',
  world: 'real',
  supportEmail: null,
}

const mail = {
  to: 'ada@example.com',
  language: 'de',
  kind: 'confirm',
  facts: { link: '/auth/confirm/AbC-_123' },
  key: 'one',
} as const

const linksOf = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, link = '']) => new URL(link))

describe('writeAccountMail', () => {
  test('every link of every mail in every language is absolute and of our own origin', () => {
    for (const kind of accountMailKinds) {
      for (const language of languageCodes) {
        const { html } = writeAccountMail(sender, { ...mail, kind, language })
        for (const { origin } of linksOf(html)) expect(origin).toBe(sender.publicUrl)
      }
    }
  })

  test('leads to the page in the language of the mail, in English where that is none of ours', () => {
    const linkIn = (language: string | null) =>
      linksOf(writeAccountMail(sender, { ...mail, language }).html)[0]?.pathname
    expect(linkIn('de')).toBe('/de/auth/confirm/AbC-_123')
    expect(linkIn('ko')).toBe('/ko/auth/confirm/AbC-_123')
    expect(linkIn('xx')).toBe('/auth/confirm/AbC-_123')
    expect(linkIn(null)).toBe('/auth/confirm/AbC-_123')
    expect(writeAccountMail(sender, { ...mail, language: 'ko' }).subject).toContain('확인')
    expect(writeAccountMail(sender, { ...mail, language: 'xx' }).subject).toContain('Confirm your')
  })

  test('a notice leads to the account’s page', () => {
    const written = writeAccountMail(sender, { ...mail, kind: 'password-changed', facts: {} })
    expect(linksOf(written.html)[0]?.pathname).toBe('/de/profile')
  })

  test('a mail without a link of its own leads to where one signs in', () => {
    const written = writeAccountMail(sender, { ...mail, kind: 'suspicious-sign-in', facts: {} })
    expect(linksOf(written.html)[0]?.href).toBe('https://exchange.example/de?sign-in=1')
  })

  test('a link that leads elsewhere is refused', () => {
    for (const link of [
      '//evil.example/x',
      '/\\evil.example',
      'https://evil.example/x',
      'javascript:alert(1)',
      '/auth confirm',
      '/auth\n/x',
      '',
    ]) {
      expect(() => writeAccountMail(sender, { ...mail, facts: { link } })).toThrow(
        'no page of ours',
      )
    }
  })

  test('says that money is play money only where it is', () => {
    const inEnglish = { ...mail, language: null }
    expect(writeAccountMail(sender, inEnglish).text).not.toContain('no value')
    expect(writeAccountMail({ ...sender, world: 'play' }, inEnglish).text).toContain('no value')
  })

  test('the lifetimes that mails name are those of the links', () => {
    const { confirmLinkSeconds, emailLinkSeconds, recoverLinkSeconds } = lifetimes
    expect([confirmLinkSeconds, emailLinkSeconds]).toEqual([24 * 3600, 24 * 3600])
    expect(recoverLinkSeconds).toBe(3600)
    const textOf = (kind: 'confirm' | 'email-change' | 'recover') =>
      writeAccountMail(sender, { ...mail, kind, language: null }).text
    expect(textOf('confirm')).toContain('within 24 hours')
    expect(textOf('email-change')).toContain('within 24 hours')
    expect(textOf('recover')).toContain('within 1 hour')
  })
})

const orderMail = {
  to: 'ada@example.com',
  publicCode: 'AbCdEfGhIjKl',
  language: 'tr',
  state: 'finished',
  reason: null,
  key: 'one',
} as const

test('a mail about an order leads to its public page', () => {
  const written = writeOrderMail(sender, orderMail, {
    details: [],
    holderSecret: null,
    message: null,
  })
  expect(written.subject).toBe('Causeway: takasınız tamamlandı (AbCdEfGh)')
  expect(linksOf(written.html).map(({ href }) => href)).toEqual([
    'https://exchange.example/tr/track/AbCdEfGhIjKl',
    'https://exchange.example/tr/track/AbCdEfGhIjKl',
  ])
})

test('a holder’s secret stands in the fragment of the order’s own page', () => {
  const facts = { details: [], holderSecret: 's3cret-of-the-holder', message: null }
  const written = writeOrderMail(sender, { ...orderMail, state: 'waiting' }, facts)
  expect(linksOf(written.html).at(-1)?.href).toBe(
    'https://exchange.example/tr/transaction/AbCdEfGhIjKl#k=s3cret-of-the-holder',
  )
})
