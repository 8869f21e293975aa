export const groupings = ['day', 'week', 'month'] as const
export type Grouping = (typeof groupings)[number]

/** What the page's address asks for. Days are `YYYY-MM-DD`, empty: the server's choice. */
export type StatisticsQuery = {
  readonly source: string
  readonly from: string
  readonly to: string
  readonly group: Grouping
  /** Rows of each list that come before those shown. */
  readonly sourcesAfter: number
  readonly ordersAfter: number
  readonly apiAfter: number
}

export type ListName = 'sourcesAfter' | 'ordersAfter' | 'apiAfter'

/** Rows of a list on a page. */
export const ROWS_ON_A_PAGE = 16

const DAY = /^\d{4}-\d\d-\d\d$/
const SOURCE = /^(?:all|own|[2-9a-z]{14})$/

/** Reads the query of the address. What it cannot be is left out. */
export function readStatisticsQuery(query: URLSearchParams): StatisticsQuery {
  const text = (name: string, form: RegExp) => {
    const value = query.get(name) ?? ''
    return form.test(value) ? value : ''
  }
  const after = (name: ListName) => Number(text(name, /^\d{1,7}$/) || '0')
  return {
    source: text('source', SOURCE) || 'all',
    from: text('from', DAY),
    to: text('to', DAY),
    group: groupings.find((each) => each === query.get('group')) ?? 'day',
    sourcesAfter: after('sourcesAfter'),
    ordersAfter: after('ordersAfter'),
    apiAfter: after('apiAfter'),
  }
}

/** The days as calls take them: those left out are left out. */
export function daysOf({ from, to }: Pick<StatisticsQuery, 'from' | 'to'>) {
  return { ...(from === '' ? {} : { dateFrom: from }), ...(to === '' ? {} : { dateTo: to }) }
}

/** The address of another page of one list, all else unchanged. */
export function queryOfPage(query: StatisticsQuery, list: ListName, after: number): string {
  const given = Object.entries({ ...query, [list]: after }).map(([name, value]) => [
    name,
    String(value),
  ])
  return `?${new URLSearchParams(given)}`
}
