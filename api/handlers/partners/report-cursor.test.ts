import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readReportCursor, reportCursor } from './report-cursor.ts'

const keyOf = (subaccountId: string) => ({
  day: '2026-11-26',
  from: 'btc',
  to: 'eth',
  subaccountId,
})

test('a cursor names the row that it was made of, whatever the sub-account is called', () => {
  for (const name of ['', '客户 7', '\u{1f4b6}', '","', "'"]) {
    expect(readReportCursor(reportCursor(keyOf(name)))).toEqual(keyOf(name))
  }
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), (name) => {
      expect(readReportCursor(reportCursor(keyOf(name)))).toEqual(keyOf(name))
    }),
  )
})

test('whatever else is no cursor', () => {
  const cursorOf = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  for (const cursor of [
    '',
    'nothing',
    cursorOf({}),
    cursorOf(['2026-11-26', 'btc', 'eth']),
    cursorOf(['2026-11-26', 'btc', 'eth', 7]),
    cursorOf(['today', 'btc', 'eth', '']),
    cursorOf(['2026-11-26', 'btc', 'eth', '\0']),
  ]) {
    expect(readReportCursor(cursor)).toBeNull()
  }
})
