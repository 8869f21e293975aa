// door: HTTP, page, mail
import type { AuditEntryOut, StaffMe } from '@causeway/api/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { advanceClock, type Placed, place as placeOrder } from '../../customers/index.ts'
import type { RunningProduct } from '../../support/index.ts'
import { codeOf, inviteMember } from '../support/backoffice/proposal-steps.ts'
import {
  addByCommand,
  joinBy,
  type Member,
  officeOf,
  signInAgain,
} from '../support/backoffice/staff-steps.ts'
import { mailsAt } from '../support/mails.ts'
import { databaseOf, startShop, stopShop } from '../support/start-shop.ts'

let shop: RunningProduct
let join: (name: string, role: string, email?: string) => Promise<Member>
let anna: Member
let bert: Member
let berta: Member
let vera: Member
beforeAll(async () => {
  shop = await startShop('note_mentions', { BACKOFFICE_HOST: 'localhost' })
  const at = { DATA_DIR: shop.dataDir, DATABASE_URL: databaseOf('note_mentions') ?? '' }
  const first = await addByCommand(at, 'anna.berg@shop.example', 'administrator')
  anna = await joinBy(shop, first, 'Anna Berg')
  join = (name, role, email = `${name.replace(' ', '.').toLowerCase()}@shop.example`) =>
    inviteMember(shop, [anna], { email, role, name })
  bert = await join('Bert', 'support')
  berta = await join('Bert Groß', 'treasury')
  vera = await join('Vera', 'viewer')
})
afterAll(() => stopShop(shop))

const soon = { timeout: 60_000, interval: 200 }
const CUSTOMER = 'customer@mail.example'

const order = () => placeOrder(shop, { from: 'ltc', to: 'btc', email: CUSTOMER })
const note = (by: Member, { id }: Placed, text: string) =>
  by.ask('POST', `/orders/${id}/notes`, { text })

/** Who was notified of a note, by name. */
async function notified(by: Member, about: Placed, text: string): Promise<readonly string[]> {
  const { body, status } = await note(by, about, text)
  expect(status, JSON.stringify(body)).toBe(200)
  return (body.notified as { name: string }[]).map(({ name }) => name).toSorted()
}

type Mention = { readonly publicCode: string; readonly author: string; readonly isSeen: boolean }
async function mentionsOf(member: Member): Promise<readonly Mention[]> {
  return (await member.ask('GET', '/mentions')).body.mentions as Mention[]
}

/** The mails about an order that a member got, which come after the one that is awaited. */
async function mailsAbout({ email }: Member, { id }: Placed) {
  return (await mailsAt(shop, email)).filter(({ text }) => text.includes(id))
}

async function pageOf(member: Member, path: string): Promise<string> {
  const { url } = officeOf(shop)
  const page = await fetch(`${url}${path}`, { headers: { cookie: member.cookie } })
  return page.text()
}

test('[OPS-09.14] who is mentioned by name or address gets a mail with code and link, and nothing of the note or the customer', async () => {
  const about = await order()
  const text = '@bert GROSS no, @Bert groß and @bert@shop.example: ask about the seven geese.'
  expect(await notified(anna, about, text)).toEqual(['Bert', 'Bert Groß'])
  for (const member of [bert, berta]) {
    const [mail] = await vi.waitUntil(async () => {
      const mails = await mailsAbout(member, about)
      return mails.length === 1 ? mails : null
    }, soon)
    expect(mail?.subject).toBe('Causeway back office: a note mentions you')
    expect(mail?.text).toContain(`A note about order ${about.id} mentions you.`)
    expect(mail?.text).toContain(`${officeOf(shop).url}/backoffice/orders/${about.id}`)
    for (const kept of ['geese', CUSTOMER, about.destination.address]) {
      expect(mail?.text).not.toContain(kept)
    }
  }
  const query = new URLSearchParams({ subject: `order:${about.id}`, action: 'order.noted' })
  const { entries } = (await anna.ask('GET', `/audit?${query}`)).body as {
    readonly entries: readonly AuditEntryOut[]
  }
  expect(entries).toHaveLength(1)
  const { mentioned, note: noted } = JSON.parse(entries[0]?.after ?? '{}')
  expect(noted).toBe(text)
  expect((mentioned as string[]).toSorted()).toEqual([bert.email, berta.email].toSorted())
})

test('[OPS-09.14] the author, roles that read no notes, members who left and unknown names stay plain text', async () => {
  const about = await order()
  const gone = await join('Gone', 'support')
  const { id } = (await gone.ask('GET', '/me')).body as StaffMe & { id: string }
  expect((await anna.ask('POST', `/staff/${id}/remove`)).status).toBe(200)
  const text = '@Anna Berg @vera @vera@shop.example @Gone @Berta @nobody mail@bert @'
  expect(await notified(anna, about, text)).toEqual([])
  const { body } = await bert.ask('GET', `/orders/${about.id}/notes`)
  expect(body.notes).toMatchObject([{ text, actor: anna.email }])
  // Mails to a member come in the order in which they were left.
  expect(await notified(bert, about, '@anna berg')).toEqual(['Anna Berg'])
  await vi.waitUntil(async () => (await mailsAbout(anna, about)).length > 0, soon)
  expect(await mailsAbout(anna, about)).toHaveLength(1)
  for (const member of [bert, vera, gone]) expect(await mailsAbout(member, about)).toEqual([])
  const { colleagues } = (await bert.ask('GET', '/colleagues')).body as {
    readonly colleagues: readonly { readonly name: string }[]
  }
  expect(colleagues.map(({ name }) => name)).toEqual(['Anna Berg', 'Bert Groß'])
  for (const path of ['/colleagues', '/mentions']) {
    expect(codeOf(await vera.ask('GET', path)), path).toBe('staff_role_missing')
  }
})

test('[OPS-09.14] the overview lists notes of 14 days, new ones first, until the order’s page is opened', async () => {
  const [seen, unseen] = [await order(), await order()]
  const reader = await join('Rita', 'compliance')
  await notified(anna, unseen, 'For @Rita')
  await notified(anna, seen, 'For @Rita')
  await notified(anna, seen, '@rita again')
  const all = [seen.id, seen.id, unseen.id]
  const before = await mentionsOf(reader)
  expect(before.map(({ publicCode }) => publicCode)).toEqual(all)
  expect(before.every(({ author, isSeen }) => author === 'Anna Berg' && !isSeen)).toBe(true)
  await pageOf(anna, `/backoffice/orders/${seen.id}`)
  expect(await mentionsOf(reader)).toEqual(before)
  const page = await pageOf(reader, `/backoffice/orders/${seen.id}`)
  expect(page).toContain('Note for colleagues')
  expect(page).toContain('@Bert Groß')
  const after = await mentionsOf(reader)
  expect(after.map(({ publicCode }) => publicCode)).toEqual([unseen.id, seen.id, seen.id])
  expect(after.map(({ isSeen }) => isSeen)).toEqual([false, true, true])
  const overview = await pageOf(reader, '/backoffice')
  expect(overview).toContain('Notes that mention you')
  expect(overview.indexOf(unseen.id)).toBeLessThan(overview.indexOf(seen.id))
  expect(await pageOf(vera, '/backoffice')).not.toContain('Notes that mention you')
})

test('[OPS-09.14] ten members at most are mentioned in one note', async () => {
  const about = await order()
  const names: string[] = []
  for (let number = 1; number <= 11; number += 1) {
    names.push(`Member ${String(number).padStart(2, '0')}`)
    await join(names.at(-1) ?? '', 'finance')
  }
  const mentions = names.map((name) => `@${name}`)
  const refused = await note(anna, about, mentions.join(' '))
  expect([refused.status, codeOf(refused)]).toEqual([422, 'too_many_mentions'])
  expect((await anna.ask('GET', `/orders/${about.id}/notes`)).body.notes).toEqual([])
  const ten = mentions.slice(1).join(', ')
  expect(await notified(anna, about, `${ten} and ${mentions[1]} again`)).toEqual(names.slice(1))
})

test('[OPS-09.14] notes older than 14 days are not listed', async () => {
  const about = await order()
  const reader = await join('Old', 'compliance')
  await notified(anna, about, '@Old')
  expect(await mentionsOf(reader)).toHaveLength(1)
  await advanceClock(shop, 14 * 86_400 + 60)
  expect(await mentionsOf(await signInAgain(shop, reader))).toEqual([])
})
