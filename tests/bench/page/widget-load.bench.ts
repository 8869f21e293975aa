import { onFreePort, type RunningProduct, startPostgres } from '../../support/index.ts'
import { comparison } from '../report/comparison.ts'
import type { Bench, BenchReport } from '../report/figure.ts'
import { median } from '../report/statistics.ts'
import { startWeb } from '../servers/start-web.ts'
import { type HostPages, serveHostPages } from './host-pages.ts'
import { type HostLoad, loadHost } from './load-host.ts'
import { loadPage } from './load-page.ts'

type Measured = {
  readonly bare: HostLoad[]
  readonly script: HostLoad[]
  readonly shared: HostLoad[]
  readonly apart: HostLoad[]
  /** When a keystroke is answered on the home page. */
  readonly home: number[]
}

/** What the widget costs a page of another site on a slow phone, and how soon its form works. */
export const widgetLoad: Bench = {
  name: 'widget',
  title: 'The widget on a page of another site, on a slow phone',
  run: async ({ quick, say }) => {
    const postgres = await startPostgres()
    let product: RunningProduct | null = null
    let pages: HostPages | null = null
    try {
      product = await onFreePort(async (port) => {
        const env = { PORT: `${port}`, PUBLIC_URL: `http://localhost:${port}` }
        return startWeb(await postgres.createDatabase(`bench_widget_${port}`), { env })
      })
      const exchange = `http://localhost:${new URL(product.url).port}`
      pages = await serveHostPages(exchange)
      return report(await measure(quick ? 1 : 7, { exchange, pages, say }))
    } finally {
      pages?.close()
      await product?.stop()
      await postgres.stop()
    }
  },
}

type MeasureNeeds = {
  readonly exchange: string
  readonly pages: HostPages
  readonly say: (line: string) => void
}

/** Rounds in turn, after one that does not count. */
async function measure(rounds: number, { exchange, pages, say }: MeasureNeeds): Promise<Measured> {
  const measured: Measured = { bare: [], script: [], shared: [], apart: [], home: [] }
  for (let round = 0; round <= rounds; round += 1) {
    const bare = await loadHost(pages.bare, { hasWidget: false, isShared: true })
    const script = await loadHost(pages.withScript, { hasWidget: false, isShared: true })
    const shared = await loadHost(pages.withWidget, { hasWidget: true, isShared: true })
    const apart = await loadHost(pages.withWidget, { hasWidget: true, isShared: false })
    const { askedAt } = await loadPage(`${exchange}/`, true)
    if (askedAt === null) throw new Error('the home page never asked')
    say(
      `round ${round}: ${[bare, script, shared, apart].map(summary).join(', ')}, home ${rounded(askedAt)}`,
    )
    if (round === 0) continue
    measured.bare.push(bare)
    measured.script.push(script)
    measured.shared.push(shared)
    measured.apart.push(apart)
    measured.home.push(askedAt)
  }
  return measured
}

function askedInFrame({ frame }: HostLoad): number {
  if (frame === null) throw new Error('there was no frame')
  return frame.askedAt
}

function summary({ frame, largestPaintAt, longestTask }: HostLoad): string {
  const form = frame === null ? '–' : `${rounded(frame.startedAt)}+${rounded(frame.askedAt)}`
  return `${rounded(largestPaintAt)}/${rounded(longestTask)}/${form}`
}

function report({ apart, bare, home, script, shared }: Measured): BenchReport {
  const paints = (loads: readonly HostLoad[]) => loads.map(({ largestPaintAt }) => largestPaintAt)
  return {
    figures: [
      comparison({
        what: 'largest paint of the host, with the widget against without',
        ours: paints(shared),
        base: paints(bare),
        text: millisecondsText,
        goal: { kind: 'at most', value: 1.03 },
      }),
      comparison({
        what: 'the same with an empty script of another site instead of the widget',
        ours: paints(script),
        base: paints(bare),
        text: millisecondsText,
        goal: null,
      }),
      comparison({
        what: 'a keystroke in the frame is answered, against the home page',
        ours: shared.map(askedInFrame),
        base: home,
        text: millisecondsText,
        goal: { kind: 'at most', value: 1 },
      }),
      {
        what: 'longest task of the host after its first paint, with the widget and without (0: none of 50 ms or more)',
        ours: tasksText(apart),
        base: tasksText(bare),
        ratio: null,
        goal: { kind: 'at most', value: 50 },
        judged: longest(apart),
        spread: null,
      },
      {
        what: 'the same where frames share the host’s process',
        ours: tasksText(shared),
        base: tasksText(bare),
        ratio: null,
        goal: null,
        spread: null,
      },
      {
        what: 'layout shift of the host',
        ours: String(Math.round(median(shared.map(({ shift }) => shift)) * 1000) / 1000),
        base: '',
        ratio: null,
        goal: null,
        spread: null,
      },
    ],
    notes,
  }
}

const notes = [
  'A fresh headless Chromium for each load: 412 × 823, processor slowed four times, 150 ms and 1.6 Mbit/s (both by the devtools protocol). The host is a page of another site whose largest paint is a picture of 48 kB; the widget stands right below it, in sight. Seven rounds in turn after one that does not count; medians.',
  'Frames of other sites are kept in the host’s own process, as on phones with little memory, so that host and frame share thread and network; only the longest task is measured with processes of their own, as browsers have them on most devices. The host reserves the height, as docs/widget.md says.',
  'Answered: measured as on the home page, from the beginning of the frame’s own navigation.',
]

function longest(loads: readonly HostLoad[]): number {
  return median(loads.map(({ longestTask }) => longestTask))
}

function tasksText(loads: readonly HostLoad[]): string {
  return millisecondsText(longest(loads))
}

function rounded(value: number): string {
  return value.toFixed(0)
}

function millisecondsText(value: number): string {
  return `${Math.round(value).toLocaleString('en-US')} ms`
}
