import type { NamespaceMessages } from '../message.ts'

/** The page of the API. "Call" is a request to the API. */
export const developers = {
  metaTitle: 'API for developers · {brand}',
  metaDescription:
    'The calls that this exchange is made of: base address, OpenAPI description, an example that runs as it stands, and how partners get access.',
  title: 'API for developers',
  lead: 'This site and its widget are made of the calls on this page. Programs of yours can use them too.',
  baseTitle: 'Base address',
  specTitle: 'Description for machines',
  specText:
    'One OpenAPI 3.1 document describes every call with its fields, its replies and its refusals. It is made from the routes that this server answers.',
  specLink: 'Open openapi.json',
  tryTitle: 'An example that runs as it stands',
  tryText:
    'It asks what {amount} {from} would bring in {to} at this moment. It needs no key, and nothing is ordered by it.',
  copyExample: 'Copy the example',
  rulesTitle: 'What holds for every call',
  ruleMoney:
    'Amounts are decimal texts such as "0.25" in both directions. No floating-point number touches money.',
  ruleRefusal:
    'A refusal has a code that does not change and a message for people. Decide by the code.',
  ruleRepeat:
    'Whatever makes an order takes an Idempotency-Key: the same request sent twice makes one order.',
  ruleLimits:
    'Calls are limited by address. A refusal with status 429 says in Retry-After when to ask again.',
  accessTitle: 'Access for partners',
  accessText:
    'The calls below need no key. What belongs to an order or an account asks for its holder’s secret or session. Keys for partners are part of the partner programme, and the operator of this exchange decides on them.',
  accessMail: 'Write to <mail>{email}</mail> to be let in.',
  callsTitle: 'Calls of this server',
  callsLead: 'Taken from the description above, where they are explained in English.',
  calls: { one: '{count} call', other: '{count} calls' },
} as const satisfies NamespaceMessages
