import { expect, test } from 'vitest'
import { readAll } from './read-all.ts'
import { rowsAsFile } from './rows-as-file.ts'

test('every page of a list is read, also while it gets shorter', async () => {
  const asked: string[] = []
  const all = [1, 2, 3, 4, 5]
  const read = await readAll(async (offset) => {
    asked.push(offset)
    const first = Number(offset)
    return { ok: true, status: 200, body: { list: all.slice(first, first + 2), count: 9 } }
  })
  expect(read).toEqual({ ok: true, rows: all })
  expect(asked).toEqual(['0', '2', '4', '5'])
})

test('a refusal ends it', async () => {
  const error = { code: 'x', message: 'Too many requests.', details: {} }
  const read = await readAll(async () => ({ ok: false, status: 429, body: { error } }))
  expect(read).toEqual({ ok: false, message: 'Too many requests.' })
})

test('files have the same rows as CSV and as JSON', () => {
  const rows = [
    { source: 'own', name: null, clicks: 3 },
    { source: 'x', name: '=1', clicks: 0 },
  ]
  const given = { fields: ['source', 'name', 'clicks'] as const, rows }
  const csv = rowsAsFile('csv', 'sources', given)
  expect(csv).toMatchObject({ name: 'sources.csv', type: 'text/csv;charset=utf-8' })
  expect(csv.text).toBe("source,name,clicks\r\nown,,3\r\nx,'=1,0\r\n")
  const json = rowsAsFile('json', 'sources', given)
  expect(JSON.parse(json.text)).toEqual(rows)
})
