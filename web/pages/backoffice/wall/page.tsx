import { classNames } from '@causeway/ui/primitives'
import { healthSummary, LiveRegion, stateWords, TimesScript } from '../../../backoffice/index.ts'
import { BrandName } from '../../../brand/index.ts'
import { seoMeta } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'
import styles from './page.module.css'

export { loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

type Wall = Route.ComponentProps['loaderData']['wall']
type State = Wall['parts'][number]['state']

export default function WallPage({ loaderData: { brand, wall } }: Route.ComponentProps) {
  return (
    <main id="content" tabIndex={-1} className={styles.wall}>
      <TimesScript />
      <header className={styles.head}>
        <h1 className={styles.brand}>
          <BrandName name={brand} /> wall screen
        </h1>
        <a className={styles.back} href="/backoffice">
          Back office
        </a>
      </header>
      <noscript>
        <p className={styles.still}>This page can’t renew itself without JavaScript.</p>
      </noscript>
      <LiveRegion name="wall" at={wall.at}>
        <Health parts={wall.parts} />
        <div className={styles.tiles}>
          <Orders orders={wall.orders} />
          <Prices prices={wall.prices} />
          <Wallets coins={wall.lowWallets} />
          <Payouts scopes={wall.stopped} />
        </div>
      </LiveRegion>
    </main>
  )
}

function Health({ parts }: Pick<Wall, 'parts'>) {
  const counts = (['red', 'amber'] as const).map((state) => ({
    state,
    count: parts.filter((part) => part.state === state).length,
  }))
  const worst = counts.find(({ count }) => count > 0)?.state ?? 'green'
  const state = parts.length === 0 ? 'amber' : worst
  const troubles = counts
    .filter(({ count }) => count > 0)
    .map((one) => `${one.count} ${stateWords[one.state]}`)
  return (
    <section className={classNames(styles.health, styles[state])} data-state={state}>
      <h2 className={styles.label}>Health</h2>
      <p className={styles.headline} role="status" data-testid="wall-health">
        {troubles.length === 0 ? healthSummary(parts) : troubles.join(', ')}
      </p>
      {troubles.length === 0 ? null : <p className={styles.more}>{healthSummary(parts)}</p>}
    </section>
  )
}

function Tile(props: {
  readonly label: string
  readonly figure: string
  readonly more: string
  readonly state?: State
}) {
  const { figure, label, more, state = 'green' } = props
  return (
    <section className={classNames(styles.tile, styles[state])} data-state={state}>
      <h2 className={styles.label}>{label}</h2>
      <p className={styles.figure}>{figure}</p>
      <p className={styles.more}>{more}</p>
    </section>
  )
}

function Orders({ orders: { finished, held, made, stuck } }: Pick<Wall, 'orders'>) {
  return (
    <>
      <Tile
        label="Orders, last 24 hours"
        figure={grouped(made)}
        more={`${grouped(finished)} finished`}
      />
      <Tile
        label="Orders that need attention"
        figure={grouped(held + stuck)}
        more={`${grouped(held)} on hold, ${grouped(stuck)} stuck`}
        state={held + stuck > 0 ? 'amber' : 'green'}
      />
    </>
  )
}

function Prices({ prices: { ageSeconds, isWell } }: Pick<Wall, 'prices'>) {
  return (
    <Tile
      label="Age of prices"
      figure={ageSeconds === null ? '–' : ageText(ageSeconds)}
      more={isWell ? 'Fresh enough to trade on' : 'Missing or too old to trade on'}
      state={isWell ? 'green' : 'red'}
    />
  )
}

const MOST_COINS = 8

function Wallets({ coins }: { readonly coins: Wall['lowWallets'] }) {
  const shown = coins.slice(0, MOST_COINS).map((coin) => coin.toUpperCase())
  const others = coins.length - shown.length
  return (
    <Tile
      label="Wallets below their band"
      figure={grouped(coins.length)}
      more={
        coins.length === 0
          ? 'All have enough'
          : `${shown.join(', ')}${others > 0 ? ` and ${others} more` : ''}`
      }
      state={coins.length > 0 ? 'amber' : 'green'}
    />
  )
}

function Payouts({ scopes }: { readonly scopes: Wall['stopped'] }) {
  if (scopes.length === 0)
    return <Tile label="Payouts" figure="Running" more="Nothing is stopped" />
  const isAll = scopes.includes('all') || scopes.includes('signing')
  return (
    <Tile
      label="Payouts"
      figure={isAll ? 'Stopped' : 'Partly stopped'}
      more={`Stopped: ${scopes.join(', ')}`}
      state={isAll ? 'red' : 'amber'}
    />
  )
}

/** `75 s`, `12 min`, `3 h`. */
function ageText(seconds: number): string {
  if (seconds < 120) return `${seconds} s`
  return seconds < 7200 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3600)} h`
}

function grouped(count: number): string {
  return count.toLocaleString('en-US')
}
