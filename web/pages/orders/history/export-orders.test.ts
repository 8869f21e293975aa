import type {
  Answer,
  TransactionOut,
  TransactionsQuery,
  TransactionsReply,
} from '@causeway/api/contract'
import { expect, test } from 'vitest'
import { ordersAsCsv, ordersAsJson } from './export-orders.ts'
import { importRecoveryFiles } from './import-recovery-files.ts'
import { readAllOrders } from './read-all-orders.ts'

const order: TransactionOut = JSON.parse(
  JSON.stringify({
    transactionId: 'AbCdEfGhIjKlMnOpQrStUv',
    status: 'finished',
    amountFrom: '0.10000000',
    amountTo: null,
    payinExtraId: '=1+1,"x"',
  }),
)

test('a table has exact amounts, and nothing that a spreadsheet would calculate', () => {
  const [head, row, end] = ordersAsCsv([order]).text.split('\r\n')
  expect(head).toMatch(/^transactionId,status,type,createdAt,/)
  expect(row).toContain('AbCdEfGhIjKlMnOpQrStUv,finished,')
  expect(row).toContain(',0.10000000,')
  expect(row).toContain(`,"'=1+1,""x""",`)
  expect(end).toBe('')
})

test('JSON has the same fields', () => {
  const [told] = JSON.parse(ordersAsJson([order]).text)
  expect(told).toMatchObject({ status: 'finished', amountFrom: '0.10000000', amountTo: null })
})

test('an export reads every page, and says why it could not', async () => {
  const asked: unknown[] = []
  const calls = {
    transactions: async ({
      page,
      status,
    }: TransactionsQuery = {}): Promise<Answer<TransactionsReply>> => {
      asked.push([page, status])
      return { ok: true, status: 200, body: { payouts: [order], pagesCount: 3 } }
    },
  }
  const read = await readAllOrders(calls, 'finished')
  expect(read).toMatchObject({ ok: true, orders: { length: 3 } })
  expect(asked).toEqual([
    ['1', 'finished'],
    ['2', 'finished'],
    ['3', 'finished'],
  ])
  const error = { code: 'x', message: 'Try again', details: {} }
  const refusing = {
    transactions: async () => ({ ok: false, status: 0, body: { error } }) as const,
  }
  expect(await readAllOrders(refusing, null)).toEqual({ ok: false, message: 'Try again' })
})

test('recovery files are taken one by one; what is none is named', async () => {
  const link = `https://exchange.example/transaction/${order.transactionId}#k=${'s'.repeat(43)}`
  const shown: unknown[] = []
  const calls = {
    becomeHolder: async (request: object) => {
      shown.push(request)
      return { ok: true, status: 200, body: { transaction: order } } as const
    },
  }
  const imported = await importRecoveryFiles(calls, [
    { name: 'a.json', text: JSON.stringify({ link }) },
    { name: 'b.json', text: 'nothing' },
  ])
  expect(imported).toEqual({ count: 1, refused: [{ name: 'b.json', reason: null }] })
  expect(shown).toEqual([{ id: order.transactionId, holderSecret: 's'.repeat(43) }])
})
