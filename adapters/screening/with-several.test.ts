import type { Screening, ScreeningPort } from '@causeway/core/ports'
import { fail, ok } from '@causeway/core/result'
import { expect, test } from 'vitest'
import { describeScreening } from './contract.ts'
import { createWithSeveral } from './create-with-several.ts'

const subject = {
  currency: 'eth',
  network: 'ethereum',
  address: 'harmless',
  extraId: null,
  txId: null,
  direction: 'destination',
} as const

const saying = (name: string, said: Partial<Screening> | null): ScreeningPort => ({
  name,
  screen: async () =>
    said === null
      ? fail({ code: 'screening_unavailable' })
      : ok({ score: 0, isListed: false, reason: 'none', source: name, ...said }),
})

describeScreening('with-several', async () => {
  let isSilent = false
  const lister: ScreeningPort = {
    name: 'lister',
    screen: async ({ address }) =>
      isSilent
        ? fail({ code: 'screening_unavailable' })
        : ok({
            score: address === 'listed' ? 100 : 0,
            isListed: address === 'listed',
            reason: 'none',
            source: 'lister',
          }),
  }
  return {
    screening: createWithSeveral([saying('calm', {}), lister]),
    listed: { ...subject, address: 'listed' },
    harmless: subject,
    silence: async () => {
      isSilent = true
    },
  }
})

test('the highest score counts, and a listing before any score', async () => {
  const several = (...said: readonly (Partial<Screening> | null)[]) =>
    createWithSeveral(said.map((each, index) => saying(`p${index}`, each))).screen(subject)
  expect(await several({ score: 20 }, { score: 60 }, { score: 40 })).toMatchObject({
    value: { score: 60, source: 'p1' },
  })
  expect(await several({ score: 99 }, { score: 5, isListed: true })).toMatchObject({
    value: { isListed: true, source: 'p1' },
  })
})

test('where one is silent nothing is known, but a listing by another holds', async () => {
  const several = (...said: readonly (Partial<Screening> | null)[]) =>
    createWithSeveral(said.map((each, index) => saying(`p${index}`, each))).screen(subject)
  expect((await several({ score: 0 }, null)).ok).toBe(false)
  expect(await several(null, { isListed: true, score: 100 })).toMatchObject({
    value: { isListed: true },
  })
})
