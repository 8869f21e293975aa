import { expect, test } from 'vitest'
import { statementCsv } from './statement-csv.ts'

const sums = { clicks: 7, orders: 2, turnover: '2900.00', earnings: '1.80' }

test('a statement is one table, each row with its kind, and a name cannot become a formula or another column', () => {
  const csv = statementCsv({
    month: '2026-10',
    refId: 'aaaaaaaaaaaaaa',
    sources: [{ source: 'bbbbbbbbbbbbbb', name: '=1+1, "x"', ...sums }],
    total: sums,
    commissions: [{ currency: 'eth', earned: '0.5', held: '0.1' }],
    conversions: [
      {
        endedAt: '2026-10-02T00:00:00.000Z',
        taken: [{ currency: 'eth', amount: '0.5' }],
        given: { currency: 'btc', amount: '0.02' },
      },
    ],
    payouts: [],
  })
  const lines = csv.trim().split(/\r?\n/)
  expect(lines).toHaveLength(6)
  expect(lines[0]).toBe('kind,date,name,currency,amount,fee,held,orders,clicks')
  expect(lines[1]).toMatch(/^turnover,2026-10,"'=1\+1, ""x""",usd,2900\.00,,,2,7$/)
  expect(lines.slice(3)).toEqual([
    'commission,2026-10,,eth,0.5,,0.1,,',
    'converted,2026-10-02T00:00:00.000Z,,eth,0.5,,,,',
    'received,2026-10-02T00:00:00.000Z,,btc,0.02,,,,',
  ])
})
