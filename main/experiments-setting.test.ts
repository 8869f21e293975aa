import { defaultExperiments } from '@causeway/core/analytics'
import { expect, test } from 'vitest'
import { experiments, experimentsOf } from './experiments-setting.ts'

const { read } = experiments('')

test('an experiment names its cookie, its variants and their weights', () => {
  const found = read('WTP_AB_variant=old:1/new:3, FixUpsale_ABvariant=new')
  expect(found).toEqual(
    new Map([
      [
        'WTP_AB_variant',
        [
          { value: 'old', weight: 1 },
          { value: 'new', weight: 3 },
        ],
      ],
      ['FixUpsale_ABvariant', [{ value: 'new', weight: 1 }]],
    ]),
  )
  expect(experimentsOf(found ?? new Map())).toMatchObject({
    FastFilters_ABvariant: defaultExperiments.FastFilters_ABvariant,
    FixUpsale_ABvariant: [{ value: 'new', weight: 1 }],
  })
})

test.each([
  'WTP=old',
  'WTP_AB_variant',
  'WTP_AB_variant=old:0',
  'WTP_AB_variant=old/old',
  'WTP_AB_variant=o;d',
  'WTP_AB_variant=a,WTP_AB_variant=b',
])('refuses %j', (text) => {
  expect(read(text)).toBeUndefined()
})
