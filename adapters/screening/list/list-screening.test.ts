import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { currencies, networks } from '@causeway/core/currencies'
import { describe, expect, test } from 'vitest'
import { describeScreening } from '../contract.ts'
import { createListScreening } from './create-list-screening.ts'
import { parseAddressList } from './parse-address-list.ts'

const LISTED = '0x8589427373D6D84E98730D7795D8f6f8731FDA16'
const OTHER = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'
const BECH32 = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const subject = {
  currency: 'eth',
  network: 'ethereum',
  address: OTHER,
  extraId: null,
  txId: null,
  direction: 'destination',
} as const

async function listOf(text: string) {
  const folder = await mkdtemp(join(tmpdir(), 'causeway-list-'))
  const path = join(folder, 'addresses.txt')
  await writeFile(path, text)
  let writes = 0
  const problems: string[] = []
  const tickers = new Map(currencies.map(({ ticker, protocol }) => [ticker, protocol]))
  return {
    screening: createListScreening({
      path,
      networks,
      networkOf: (currency) => tickers.get(currency),
      onBroken: (problem) => problems.push(problem),
    }),
    problems,
    write: async (next: string) => {
      await writeFile(path, next)
      // Two writes within one tick of the file system's clock are two all the same.
      writes += 1
      await utimes(path, 1_000 + writes, 1_000 + writes)
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

describeScreening('list', async () => {
  const list = await listOf(`# by hand\n${LISTED} eth\n`)
  const silent = await listOf('')
  await silent.remove()
  let isSilent = false
  return {
    screening: {
      name: 'list',
      screen: (asked) => (isSilent ? silent.screening : list.screening).screen(asked),
    },
    listed: { ...subject, address: LISTED.toLowerCase() },
    harmless: subject,
    silence: async () => {
      isSilent = true
    },
    stop: list.remove,
  }
})

describe('a list of addresses', () => {
  test('is compared canonically, on every network of the coin’s or, without a coin, on all', async () => {
    const list = await listOf(`${LISTED.toLowerCase()}\n${BECH32.toUpperCase()}, btc # two\n`)
    const isListed = async (network: string, address: string) => {
      const answer = await list.screening.screen({ ...subject, network, address })
      return answer.ok && answer.value.isListed
    }
    expect(await isListed('ethereum', LISTED)).toBe(true)
    expect(await isListed('bsc', LISTED)).toBe(true)
    expect(await isListed('bitcoin', BECH32)).toBe(true)
    expect(await isListed('litecoin', BECH32)).toBe(false)
    expect(await isListed('ethereum', OTHER)).toBe(false)
    await list.remove()
  })

  test('is read again when it changes; a broken or missing one leaves the last in force and is told once', async () => {
    const list = await listOf(`${LISTED} eth\n`)
    const listedNow = async (address: string) => {
      const answer = await list.screening.screen({ ...subject, address })
      return answer.ok && answer.value.isListed
    }
    expect(await listedNow(OTHER)).toBe(false)
    await list.write(`${OTHER} eth\n`)
    expect([await listedNow(OTHER), await listedNow(LISTED)]).toEqual([true, false])
    await list.write('an address with far too many words in it\n')
    expect([await listedNow(OTHER), await listedNow(OTHER)]).toEqual([true, true])
    expect(list.problems).toHaveLength(1)
    await list.remove()
    expect(await listedNow(OTHER)).toBe(true)
    expect(list.problems).toHaveLength(2)
  })

  test('has one address a line, comments, and nothing else', () => {
    expect(parseAddressList(`\r\n# all\n${LISTED}  ETH # one\n${BECH32}\n`)).toMatchObject({
      value: [
        { address: LISTED, currency: 'eth' },
        { address: BECH32, currency: null },
      ],
    })
    expect(parseAddressList(`${LISTED}\n<html>\n`)).toMatchObject({ failure: { line: 2 } })
  })
})
