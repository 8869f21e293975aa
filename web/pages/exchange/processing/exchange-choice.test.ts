import { describe, expect, test } from 'vitest'
import { estimateRequestOf, processingPath, readExchangeChoice } from './exchange-choice.ts'

const read = (query: string) => readExchangeChoice(new URLSearchParams(query))

describe('readExchangeChoice', () => {
  test('reads the fields of the form; amountFrom counts unless it is empty', () => {
    expect(read('from=BTC&to=eth&amountFrom=0.1&amountTo=2&isFixedRate=true')).toEqual({
      from: 'btc',
      to: 'eth',
      amountFrom: '0.1',
      amountTo: '',
      isFixedRate: true,
    })
    expect(read('from=btc&to=eth&amountFrom=&amountTo=2')?.amountTo).toBe('2')
  })

  test('without a pair there is no choice', () => {
    expect(read('from=btc')).toBeNull()
    expect(read('from=btc&to=../admin')).toBeNull()
  })
})

test('a choice survives the way through its address', () => {
  const choice = read('from=btc&to=eth&amountFrom=&amountTo=1.5&isFixedRate=1')
  if (choice === null) throw new Error('the query names a pair')
  const { searchParams } = new URL(processingPath(choice), 'https://exchange.example')
  expect(readExchangeChoice(searchParams)).toEqual(choice)
})

test('the estimate asks for the side that was typed', () => {
  const choice = read('from=btc&to=eth&amountTo=1.5')
  if (choice === null) throw new Error('the query names a pair')
  expect(estimateRequestOf(choice)).toEqual({
    from: 'btc',
    to: 'eth',
    isFixedRate: false,
    amountTo: '1.5',
  })
})
