import { expect, test } from 'vitest'
import { fiatOrderStates } from '../ports/index.ts'
import {
  partnerFiatStatus,
  partnerFiatStatuses,
  statesOfPartnerFiatStatus,
} from './partner-fiat-status.ts'

test('every state has a status, by which it is found again', () => {
  for (const state of fiatOrderStates) {
    expect(statesOfPartnerFiatStatus(partnerFiatStatus(state))).toContain(state)
  }
  expect(partnerFiatStatuses.flatMap(statesOfPartnerFiatStatus)).toHaveLength(
    fiatOrderStates.length,
  )
})

test('a status names the state that is reached first; nothing is on hold', () => {
  expect(statesOfPartnerFiatStatus('pending')).toEqual(['paid', 'sending'])
  expect(statesOfPartnerFiatStatus('failed')).toEqual(['declined', 'charged_back'])
  expect(statesOfPartnerFiatStatus('hold')).toEqual([])
})
