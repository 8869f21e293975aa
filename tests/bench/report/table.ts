import { type Figure, type Goal, verdict } from './figure.ts'

const HEAD = ['figure', 'Causeway', 'base', 'ratio', 'goal', '', 'spread'] as const

/** Figures as a Markdown table that is also readable as plain text. */
export function figureTable(figures: readonly Figure[]): string {
  return table([HEAD, ...figures.map(figureRow)])
}

/** Rows (the first is the head) as an aligned Markdown table. A vertical bar in a cell is escaped. */
export function table(rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => row.map((cell) => cell.replaceAll('|', '\\|')))
  const columns = Math.max(0, ...cells.map((row) => row.length))
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(3, ...cells.map((row) => row[column]?.length ?? 0)),
  )
  const line = (row: readonly string[]) =>
    `| ${widths.map((width, column) => (row[column] ?? '').padEnd(width)).join(' | ')} |`
  const [head = [], ...body] = cells
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n')
}

function figureRow(figure: Figure): readonly string[] {
  return [
    figure.what,
    figure.ours,
    figure.base,
    figure.ratio === null ? '' : figure.ratio.toFixed(2),
    goalText(figure.goal),
    verdict(figure),
    figure.spread === null
      ? ''
      : `±${percent(figure.spread.ours / 2)} / ±${percent(figure.spread.base / 2)}`,
  ]
}

function goalText(goal: Goal | null): string {
  if (goal === null) return ''
  const sign = goal.kind === 'at least' ? '≥' : '≤'
  return `${sign} ${goal.value}${goal.stretch === undefined ? '' : ` (${goal.stretch})`}`
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}
