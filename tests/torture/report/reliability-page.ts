import { describeOutcome } from './outcome.ts'
import { failures, type Report, type Row, tally } from './tally.ts'

/** The text of docs/reliability.md. */
export function reliabilityPage(report: Report): string {
  const { at, facts, minutes, notRun, outcomes, seed, suites } = report
  const rows = tally(outcomes)
  const failed = failures(outcomes)
  return [
    '<!-- Written by a whole run of `npm run torture`. Change the programme, not this page. -->',
    '# Reliability',
    '',
    `${summary(rows)} Counted on ${at.toISOString().slice(0, 10)} in ${minutes.toFixed(0)} minutes with seed ${seed}.`,
    '',
    table([
      ['fault', 'trials', 'orders', 'lost', 'doubled', 'wrong', 'other trouble', 'not reached'],
      ...rows.map(cells),
    ]),
    '',
    ...howToRead,
    '',
    ...(notRun.length === 0
      ? []
      : ['## Not run', '', ...notRun.map(({ fault, why }) => `- ${fault}: ${why}`), '']),
    ...(failed.length === 0
      ? []
      : ['## What failed', '', '```', ...failed.map(describeOutcome), '```', '']),
    '## How the faults are put in',
    '',
    ...howLines(suites),
    '',
    '## The labelled steps of an order',
    '',
    'Read from traced runs of one order from its creation to its end, those of the chains that it is on. `before_commit` and `after_commit` stand around a transaction (or a write by itself), `before` and `after` around every call to an external service.',
    '',
    ...stepLines(report),
    '## Where it ran',
    '',
    table([['', ''], ...facts]),
    '',
  ].join('\n')
}

const howToRead = [
  '- *lost*: an order whose deposit came in and that neither paid out nor back until the deadline. *Doubled*: an order with more than one payment. Both are counted on the chain, past the product.',
  '- *wrong*: an amount that is not what was owed, books that do not sum to zero, an account that still owes when all orders have ended, or a wallet account that is not what the chain holds.',
  '- *not reached*: the fault did not come about, because the run took another way than the traced one. Such a trial proves nothing and is counted neither as a trial nor as passed.',
  '- A trial carries several orders at once, unless it says otherwise: floating and guaranteed, a refund, a deposit that is reorganised out and comes back, one that is gone for good and is paid again, and a payout that is reorganised out.',
  '- Try it: `npm run torture -- --only kills --seed 7`, `--quick` for a sample, `--list` for the suites. A sample of it runs in `npm test`.',
]

function summary(rows: readonly Row[]): string {
  const sum = (count: (row: Row) => number) => rows.reduce((total, row) => total + count(row), 0)
  const [trials, orders] = [sum((row) => row.trials), sum((row) => row.orders)]
  const [lost, doubled] = [sum((row) => row.lost), sum((row) => row.doubled)]
  const wrong = sum((row) => row.wrong)
  return `${trials} faults put into ${orders} orders: ${lost} lost, ${doubled} paid twice, ${wrong} wrong amounts or books.`
}

function cells(row: Row): readonly string[] {
  const { doubled, fault, lost, notReached, orders, trials, trouble, wrong } = row
  return [fault, ...[trials, orders, lost, doubled, wrong, trouble, notReached].map(String)]
}

/** Suites of the same kind are explained once. */
function howLines(suites: Report['suites']): readonly string[] {
  const titles = Map.groupBy(suites, ({ how }) => how)
  return [...titles].map(
    ([how, alike]) => `- **${alike.map(({ title }) => title).join('. ')}.** ${how}`,
  )
}

function stepLines({ steps }: Report): readonly string[] {
  return [...steps].flatMap(([stage, passed]) => {
    const labels = [...new Set(passed)].toSorted()
    return [
      `${stage} (${labels.length}):`,
      '',
      labels.map((label) => `\`${label}\``).join(', '),
      '',
    ]
  })
}

function table(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows
  const line = (row: readonly string[]) => `| ${row.join(' | ')} |`
  const rule = line(head.map((_, at) => (at === 0 ? '---' : '---:')))
  return [line(head), rule, ...body.map(line)].join('\n')
}
