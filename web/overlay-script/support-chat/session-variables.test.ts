import { expect, test } from 'vitest'
import { sessionVariables } from './session-variables.ts'

test('[SHELL-08] what is not known of the visitor is said to be unset', () => {
  const nobody = {
    userId: null,
    email: '',
    clientId: null,
    estimationMethod: null,
    newMemoField: null,
  }
  expect(new Set(Object.values(sessionVariables(nobody)))).toEqual(new Set(['<unset>']))
  expect(sessionVariables({ ...nobody, userId: '7', newMemoField: 'new' })).toEqual({
    user_id: '7',
    ga_client_id: '<unset>',
    ga_email: '<unset>',
    EstimationMethod_ABvariant: '<unset>',
    NewMemoField_ABvariant: 'new',
  })
})
