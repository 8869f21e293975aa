import { type RunningProduct, startPostgres } from '../../support/index.ts'
import { comparison } from '../report/comparison.ts'
import type { Bench, BenchReport, Figure } from '../report/figure.ts'
import { median } from '../report/statistics.ts'
import { startWeb } from '../servers/start-web.ts'
import { emptyFrameworkBytes } from './empty-framework.ts'
import { loadPage, type PageLoad } from './load-page.ts'
import { type ReferencePages, serveReferencePages } from './reference-pages.ts'

type Measured = Readonly<Record<'ours' | 'static' | 'plain' | 'react', readonly PageLoad[]>>

/** GET / in a fresh browser on a slow phone, beside three reference pages and an empty page of the framework. */
export const homePageLoad: Bench = {
  name: 'page',
  title: 'The home page on a slow phone',
  run: async ({ quick, say }) => {
    const emptyBytes = await emptyFrameworkBytes()
    const postgres = await startPostgres()
    let product: RunningProduct | null = null
    let pages: ReferencePages | null = null
    try {
      product = await startWeb(await postgres.createDatabase('bench_page_load'))
      pages = await serveReferencePages(await formOf(product.url))
      const measured = await measure(quick ? 1 : 5, product.url, pages, say)
      return report(measured, emptyBytes)
    } finally {
      pages?.close()
      await product?.stop()
      await postgres.stop()
    }
  },
}

/** The references show the product's own coins. */
async function formOf(url: string) {
  const all = await (await fetch(`${url}/api/currencies`)).json()
  const coins = all.map(({ ticker, network }: { ticker: string; network: string }) => ({
    ticker,
    network,
  }))
  return { coins, from: 'btc', to: 'eth', amountFrom: '0.1', amountTo: '1.5' }
}

/** Rounds in turn (ours, static, plain, React …), after one of each that does not count. */
async function measure(
  rounds: number,
  productUrl: string,
  { staticPage, plainPage, reactPage }: ReferencePages,
  say: (line: string) => void,
): Promise<Measured> {
  const measured = {
    ours: [] as PageLoad[],
    static: [] as PageLoad[],
    plain: [] as PageLoad[],
    react: [] as PageLoad[],
  }
  for (let round = 0; round <= rounds; round += 1) {
    const loads = {
      ours: await loadPage(`${productUrl}/`, true),
      static: await loadPage(staticPage, false),
      plain: await loadPage(plainPage, true),
      react: await loadPage(reactPage, true),
    }
    say(`round ${round}: ${summary(loads)}`)
    if (round === 0) continue
    measured.ours.push(loads.ours)
    measured.static.push(loads.static)
    measured.plain.push(loads.plain)
    measured.react.push(loads.react)
  }
  return measured
}

function summary(loads: Readonly<Record<string, PageLoad>>): string {
  return Object.entries(loads)
    .map(([name, { visibleAt, askedAt, hydratedAt }]) => {
      const times = [visibleAt, askedAt, hydratedAt].map((time) => time?.toFixed(0) ?? '–')
      return `${name} ${times.join('/')}`
    })
    .join(', ')
}

function report({ ours, static: still, plain, react }: Measured, emptyBytes: number): BenchReport {
  const bytes = ours.map(({ scriptBytes }) => scriptBytes)
  const text = millisecondsText
  return {
    figures: [
      comparison({
        what: 'script, against an empty page of the framework',
        ours: bytes,
        base: [emptyBytes],
        text: kilobytesText,
        goal: { kind: 'at most', value: 1.25 },
      }),
      comparison({
        what: 'script, against React alone (stretch)',
        ours: bytes,
        base: react.map(({ scriptBytes }) => scriptBytes),
        text: kilobytesText,
        goal: { kind: 'at most', value: 1.4 },
      }),
      comparison({
        what: 'form visible, against the page without script',
        ours: times(ours, 'visibleAt'),
        base: times(still, 'visibleAt'),
        text,
        goal: { kind: 'at most', value: 1.15 },
      }),
      comparison({
        what: 'a keystroke is answered, against React alone',
        ours: times(ours, 'askedAt'),
        base: times(react, 'askedAt'),
        text,
        goal: { kind: 'at most', value: 1.2 },
      }),
      comparison({
        what: 'a keystroke is answered, against the plain script (stretch)',
        ours: times(ours, 'askedAt'),
        base: times(plain, 'askedAt'),
        text,
        goal: { kind: 'at most', value: 1.3 },
      }),
      comparison({
        what: 'the whole form is hydrated, against React alone',
        ours: times(ours, 'hydratedAt'),
        base: times(react, 'hydratedAt'),
        text,
        goal: null,
      }),
      absolute(
        'own requests before that',
        ours.map(({ requestsBefore }) => requestsBefore),
        8,
      ),
      absolute(
        'layout shift',
        ours.map(({ shift }) => Math.round(shift * 1000) / 1000),
        0,
      ),
    ],
    notes,
  }
}

const notes = [
  'A fresh headless Chromium for each load: 412 × 823, processor slowed four times, 150 ms and 1.6 Mbit/s (both by the devtools protocol), brotli. The page has been asked for a moment before, as on a site with visitors, so that ours comes from those that are kept. Five rounds in turn after one that does not count; medians.',
  'The references are built in the same run: a form with the same coins without script; the same with a plain script of 0.5 kB; the same rendered on the server and hydrated by React alone; and, for its weight, an empty page of React Router.',
  'Visible: the first frame that has the amount on screen. Answered: from then on an amount is typed every 50 ms until one leads to a question. The pause of 490 ms after a keystroke, which all of them keep, is taken out. On our page a small inline script asks first and hands over to the form when that is hydrated.',
  'Own requests: the page, its scripts and styles, font and icons up to the first question. Layout shift is the sum of all, those after the first answer included.',
]

function times(
  loads: readonly PageLoad[],
  which: 'visibleAt' | 'askedAt' | 'hydratedAt',
): number[] {
  return loads.map((load) => {
    const time = load[which]
    if (time === null) throw new Error(`${which} never came`)
    return time
  })
}

function absolute(what: string, values: readonly number[], most: number): Figure {
  const judged = median(values)
  return {
    what,
    ours: String(judged),
    base: '',
    ratio: null,
    goal: { kind: 'at most', value: most },
    judged,
    spread: null,
  }
}

function millisecondsText(value: number): string {
  return `${Math.round(value).toLocaleString('en-US')} ms`
}

function kilobytesText(value: number): string {
  return `${(value / 1000).toFixed(1)} kB`
}
