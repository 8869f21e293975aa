import type { NamespaceMessages } from '../message.ts'

/** The page of the API. "Call" is a request to the API. */
export const developers = {
  metaTitle: 'API for developers · {brand}',
  metaDescription:
    'API reference for this exchange: base URL, OpenAPI description, a working example, and how partners get access.',
  title: 'API for developers',
  lead: 'This site and its widget run on the API described here. Your own apps can use it too.',
  baseTitle: 'Base URL',
  specTitle: 'OpenAPI description',
  specText:
    'One OpenAPI 3.1 document describes every call with its fields, responses and errors. It is generated from the routes of this server.',
  specLink: 'Open openapi.json',
  tryTitle: 'A working example',
  tryText:
    'This request asks how much {to} you get for {amount} {from} right now. It needs no key and doesn’t create an order.',
  copyExample: 'Copy example',
  rulesTitle: 'Rules for every call',
  ruleMoney:
    'Amounts are decimal strings such as "0.25" in requests and responses. Money is never a floating-point number.',
  ruleRefusal: 'Errors have a stable code and a message for people. Base your logic on the code.',
  ruleRepeat:
    'Calls that create an order take an Idempotency-Key: the same request sent twice creates one order.',
  ruleLimits:
    'Calls are rate limited by IP address. A response with status 429 says in Retry-After when to try again.',
  accessTitle: 'Partner access',
  accessText:
    'The calls below need no key. Calls about an order or an account need the order’s secret or a session. Partner keys are part of the partner programme and are issued by the operator of this exchange.',
  accessMail: 'Email <mail>{email}</mail> to request access.',
  callsTitle: 'Available calls',
  callsLead: 'Generated from the OpenAPI description, in English.',
  calls: { one: '{count} call', other: '{count} calls' },
} as const satisfies NamespaceMessages
