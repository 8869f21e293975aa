import type { Shop } from '../../customers/index.ts'

/** The shop's metrics as numbers by `name{labels}`, as a scraper on this machine reads them. */
export async function metricsOf(shop: Shop): Promise<ReadonlyMap<string, number>> {
  const response = await fetch(`${shop.url}/metrics`)
  if (response.status !== 200) throw new Error(`/metrics answered ${response.status}`)
  const lines = (await response.text()).split('\n').filter((line) => /^\w/.test(line))
  return new Map(
    lines.map((line) => {
      const at = line.lastIndexOf(' ')
      return [line.slice(0, at), Number(line.slice(at + 1))]
    }),
  )
}

/** One metric; undefined where the shop does not have it. */
export async function metricOf(shop: Shop, name: string): Promise<number | undefined> {
  return (await metricsOf(shop)).get(name)
}

/** Whether the shop says that it can serve, and each part's own word. */
export async function readinessOf(shop: Shop): Promise<{
  readonly status: number
  readonly parts: Readonly<Record<string, { readonly ok: boolean; readonly detail: string }>>
}> {
  const response = await fetch(`${shop.url}/readyz`)
  const { parts } = JSON.parse(await response.text())
  return { status: response.status, parts }
}
