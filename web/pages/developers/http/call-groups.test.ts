import { expect, test } from 'vitest'
import { callGroups } from './call-groups.ts'

const call = (path: string) => ({ method: 'GET', path, summary: path })

test('calls stand together by the first part of their path, in the order in which they came', () => {
  const calls = ['/api/coins/markets', '/api/currencies', '/api/coins/global'].map(call)
  expect(callGroups(calls)).toEqual([
    { path: '/api/coins', calls: [call('/api/coins/markets'), call('/api/coins/global')] },
    { path: '/api/currencies', calls: [call('/api/currencies')] },
  ])
})
