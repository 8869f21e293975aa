import type { FiatCheckout } from '@causeway/core/ports'
import { fieldOf, NonsenseReply, textField, wordField } from '../../world/index.ts'

/** Where a person is sent, as the provider says it. */
export function readCheckout(value: unknown): FiatCheckout {
  const goesTo = fieldOf(value, 'goesTo')
  const providerReference = textField(value, 'providerReference')
  if (wordField(goesTo, 'kind', ['redirect', 'form']) === 'redirect') {
    return { providerReference, goesTo: { kind: 'redirect', url: pageField(goesTo, 'url') } }
  }
  const given = fieldOf(goesTo, 'fields')
  const fields = {
    intent: textField(given, 'intent'),
    order: textField(given, 'order'),
  }
  return {
    providerReference,
    goesTo: { kind: 'form', action: pageField(goesTo, 'action'), fields },
  }
}

function pageField(value: unknown, name: string): string {
  const text = textField(value, name)
  if (!/^https?:\/\//.test(text)) throw new NonsenseReply(`${name} is no page`)
  return text
}
