// door: HTTP, command
import { createHash } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { place } from '../../customers/index.ts'
import {
  brandFiles,
  doctor,
  operate,
  type RunningProduct,
  startProduct,
} from '../../support/index.ts'
import { addByCommand, joinBy, officeOf } from '../support/backoffice/staff-steps.ts'
import { contrastBetween, fileAt, firstPixel, pairOf } from '../support/pages/brand-steps.ts'
import { readFramed } from '../support/pages/framed-page.ts'
import { newAddress } from '../support/person.ts'
import { databaseOf, startShop, stopShop } from '../support/start-shop.ts'

const ACCENT = '#1d4f8f'
const GREEN = /#10d078|#06351f|#07613a|#4ee2a0/
const LEAST = 4.5
const [LIGHT_PAGE, DARK_PAGE] = ['#f4f6f5', '#14181b']

const files = brandFiles()
let shop: RunningProduct
let plain: RunningProduct
beforeAll(async () => {
  shop = await startShop('brand', {
    BACKOFFICE_HOST: 'localhost',
    BRAND_NAME: 'Pontoon',
    BRAND_LOGO: files.light,
    BRAND_LOGO_DARK: files.dark,
    BRAND_ACCENT: ACCENT,
  })
  plain = await startShop('brand_plain')
})
afterAll(async () => {
  await Promise.all([stopShop(shop), stopShop(plain)])
  rmSync(files.folder, { recursive: true, force: true })
})

const logosIn = (html: string) => [...html.matchAll(/<img[^>]* src="(\/brand\/logo-[^"]+)"[^>]*>/g)]

async function sheetOf(path: string): Promise<string> {
  const { html } = await readFramed(shop, path)
  const [, href = ''] = /<link rel="stylesheet" href="(\/brand\/[^"]+)"/.exec(html) ?? []
  return href
}

describe('the logo', () => {
  test('[OPS-03.5] stands in header and footer, with the name for those who can’t see it and a place of its size', async () => {
    for (const path of ['/', '/about', '/processing?from=btc&to=eth&amountFrom=0.1', '/no-such']) {
      const { footer, header } = await readFramed(shop, path)
      for (const part of path === '/about' ? [header, footer] : [header]) {
        const [light, dark] = logosIn(part)
        expect(light?.[0], path).toMatch(/alt="Pontoon"/)
        expect(light?.[0], path).toMatch(/width="104"/)
        expect(light?.[0], path).toMatch(/height="26"/)
        expect(light?.[0], path).toContain('data-brand-logo="light"')
        expect(dark?.[0], path).toContain('data-brand-logo="dark"')
      }
    }
  })

  test('[OPS-03.5] stands in the back office, on the way in too, and below the widget', async () => {
    const office = officeOf(shop)
    const door = await (await fetch(`${office.url}/backoffice/sign-in`)).text()
    expect(logosIn(door)).toHaveLength(2)
    const placeOf = { DATA_DIR: shop.dataDir, DATABASE_URL: databaseOf('brand') ?? '' }
    const token = await addByCommand(placeOf, 'anna@shop.example', 'administrator')
    const { cookie } = await joinBy(shop, token, 'Anna')
    const inside = await fetch(`${office.url}/backoffice`, { headers: { cookie } })
    expect(logosIn(await inside.text())).toHaveLength(2)
    const { html } = await readFramed(shop, '/widget-app')
    expect(html).toMatch(/<a href="\/about"[^>]*><img[^>]* src="\/brand\/logo-[\s\S]*Pontoon<\/a>/)
  })

  test('[OPS-03.5] is served as it is under an address that stands for it alone, and can run nothing', async () => {
    const [light, dark] = logosIn((await readFramed(shop, '/about')).header)
    for (const [found, path] of [
      [light, files.light],
      [dark, files.dark],
    ] as const) {
      const { bytes, header, status, type } = await fileAt(shop, found?.[1] ?? '')
      expect([status, type]).toEqual([200, 'image/svg+xml'])
      expect(bytes.equals(readFileSync(path))).toBe(true)
      expect(header('cache-control')).toContain('immutable')
      expect(header('x-content-type-options')).toBe('nosniff')
      expect(header('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
    }
    expect((await fileAt(shop, '/brand/logo-0000000000000000.svg')).status).toBe(404)
  })

  test('[OPS-03.5] is the icon of tabs and of the installed site', async () => {
    const icon = await fileAt(shop, '/favicon.svg')
    expect(icon.bytes.equals(readFileSync(files.light))).toBe(true)
    for (const [path, size] of [
      ['/icon-192.png', 192],
      ['/icon-512.png', 512],
      ['/icon-maskable-512.png', 512],
    ] as const) {
      const { bytes, type } = await fileAt(shop, path)
      expect([type, bytes.readUInt32BE(16), bytes.readUInt32BE(20)], path).toEqual([
        'image/png',
        size,
        size,
      ])
      expect(bytes.equals((await fileAt(plain, path)).bytes), path).toBe(false)
    }
  })
})

describe('the colours', () => {
  test('[OPS-03.7] are those of pages before they are painted: in cached ones, and by a sheet on all others', async () => {
    const path = await sheetOf('/processing?from=btc&to=eth&amountFrom=0.1')
    const sheet = await fileAt(shop, path)
    expect(sheet.type).toBe('text/css; charset=utf-8')
    expect(sheet.header('cache-control')).toContain('immutable')
    expect(pairOf(`${sheet.bytes}`, '--accent')[0]).toBe(ACCENT)
    expect(`${sheet.bytes}`).not.toMatch(GREEN)
    const home = await fetch(`${shop.url}/`)
    const html = await home.text()
    // Fonts are there apart, and those alone that the page has characters of.
    const rules = `${sheet.bytes}`.replaceAll(/@font-face\{[^}]*\}/g, '')
    expect(html.includes(rules)).toBe(true)
    const link = `<link rel="stylesheet" href="${path}" media="not all" disabled/>`
    expect(html.includes(link)).toBe(true)
    const policy = home.headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/style-src 'self' 'sha256-[^;]*;/)
    expect(policy).not.toMatch(/style-src[^;-]*unsafe-inline/)
  })

  test('[OPS-03.7] can be read in light and in dark: on buttons, on pages, and on what is chosen', async () => {
    const sheet = `${(await fileAt(shop, await sheetOf('/about'))).bytes}`
    const pair = (name: string) => pairOf(sheet, name)
    for (const [at, page] of [LIGHT_PAGE, DARK_PAGE].entries()) {
      const of = (name: string) => pair(name)[at] ?? ''
      expect(contrastBetween(of('--accent-ink'), of('--accent'))).toBeGreaterThanOrEqual(LEAST)
      expect(contrastBetween(of('--accent-ink'), of('--accent-hover'))).toBeGreaterThan(LEAST)
      expect(contrastBetween(of('--accent'), page)).toBeGreaterThanOrEqual(LEAST)
      expect(contrastBetween(of('--accent-text'), page)).toBeGreaterThanOrEqual(LEAST)
      expect(contrastBetween(of('--accent-text'), of('--accent-wash'))).toBeGreaterThan(LEAST)
    }
    const stage = pairOf(sheet, '--stage-accent', 'black')
    for (const colour of stage) expect(contrastBetween(colour, DARK_PAGE)).toBeGreaterThan(LEAST)
    expect(stage).toHaveLength(2)
  })

  test('[OPS-03.7] are those of the widget, of the installed site, of previews and of mails', async () => {
    const { html } = await readFramed(shop, '/widget-app')
    expect(/<html[^>]* style="([^"]*)"/.exec(html)?.[1]).toContain(`--page:${ACCENT}`)
    expect(html).toContain(`<link rel="stylesheet" href="${await sheetOf('/about')}"/>`)
    const manifest = await (await fetch(`${shop.url}/manifest.webmanifest`)).json()
    expect(manifest.theme_color).toBe(ACCENT)
    const sheet = `${(await fileAt(shop, await sheetOf('/about'))).bytes}`
    const preview = firstPixel((await fileAt(shop, '/og/about.png')).bytes)
    expect(preview).toBe(pairOf(sheet, '--accent-text')[1])
    const email = newAddress()
    await place(shop, { from: 'btc', to: 'eth', email })
    const mails = async () => {
      const address = `${shop.url}/api/sandbox/mail?to=${encodeURIComponent(email)}`
      return JSON.stringify((await (await fetch(address)).json()).mails)
    }
    await expect.poll(mails, { timeout: 120_000 }).toContain(`background:${ACCENT};color:#ffffff`)
    expect(await mails()).not.toMatch(GREEN)
  })
})

test('[OPS-03.7] are those of the button by which other sites open the widget, with a hash of its own', async () => {
  const { bytes, header, type } = await fileAt(shop, '/widget.js')
  expect(type).toContain('text/javascript')
  expect(`${bytes}`).toContain(`background:${ACCENT};color:#ffffff`)
  expect(`${bytes}`).not.toMatch(GREEN)
  expect(header('cross-origin-resource-policy')).toBe('cross-origin')
  expect(header('access-control-allow-origin')).toBe('*')
  const hash = `sha384-${createHash('sha384').update(bytes).digest('base64')}`
  expect((await readFramed(shop, '/widget')).html).toContain(hash)
  expect((await readFramed(plain, '/widget')).html).not.toContain(hash)
})

describe('what is wrong', () => {
  const starting = (env: Readonly<Record<string, string>>) =>
    startProduct({ env, dataDir: files.folder })

  test('[OPS-03.8] a file that is no plain picture stops the start, with the setting and the reason', async () => {
    await expect(starting({ BRAND_LOGO: files.hostile })).rejects.toThrow(
      /BRAND_LOGO is ".*hostile\.svg", but must be a plain SVG or PNG file .*<script> element/,
    )
    await expect(starting({ BRAND_LOGO: '/no/such.png' })).rejects.toThrow(/BRAND_LOGO.*ENOENT/)
    await expect(
      starting({ BRAND_LOGO: files.light, BRAND_LOGO_DARK: import.meta.filename }),
    ).rejects.toThrow(/BRAND_LOGO_DARK is .*neither SVG nor PNG/)
  })

  test('[OPS-03.8] so does a colour that could not be read, with its contrast and one that would do', async () => {
    const { message } = await starting({ BRAND_ACCENT: '#FFCC00' }).catch((error) => error)
    const measured = contrastBetween('#ffcc00', LIGHT_PAGE)
    expect(message).toContain(`BRAND_ACCENT is "#ffcc00"`)
    expect(message).toContain(`is ${Math.floor(measured * 100) / 100}:1`)
    const [, nearest = ''] = /(#\w{6}) would do/.exec(message) ?? []
    expect(contrastBetween(nearest, LIGHT_PAGE)).toBeGreaterThanOrEqual(LEAST)
    await expect(starting({ BRAND_ACCENT: ACCENT, BRAND_ACCENT_DARK: ACCENT })).rejects.toThrow(
      /BRAND_ACCENT_DARK is "#1d4f8f".*on dark pages/,
    )
    await expect(starting({ BRAND_ACCENT: 'blue' })).rejects.toThrow(/a colour as #rrggbb/)
  })

  test('[OPS-03.8] commands for emergencies run all the same where only the logo is wrong', async () => {
    const env = { DATABASE_URL: databaseOf('brand') ?? '', BRAND_LOGO: files.hostile }
    const place = { dataDir: shop.dataDir, env }
    expect(await operate({ ...env, DATA_DIR: shop.dataDir }, 'alert', 'list')).not.toMatch(/BRAND/)
    expect(await doctor(place)).toMatch(/Brand +WRONG: BRAND_LOGO is ".*hostile.svg"/)
    const right = { BRAND_LOGO: files.light, BRAND_ACCENT: ACCENT }
    expect(await doctor({ ...place, env: { ...env, ...right } })).toMatch(
      /Brand +Causeway, logo 120×30 \(svg\), accent #1d4f8f, #\w{6} on dark pages/,
    )
  })
})

test('[OPS-03.9] without logo and colours pages load nothing of a brand, and icons are the product’s own', async () => {
  for (const path of ['/', '/about', '/processing?from=btc&to=eth&amountFrom=0.1', '/widget-app']) {
    const { html } = await readFramed(plain, path)
    expect(html, path).not.toContain('/brand/')
    expect(html, path).not.toContain('data-brand-logo')
  }
  expect(`${(await fileAt(plain, '/favicon.svg')).bytes}`).toContain('#10d078')
  const manifest = await (await fetch(`${plain.url}/manifest.webmanifest`)).json()
  expect(manifest.theme_color).toBe('#10d078')
})
