import type { DocPage } from '../../contract/index.ts'
import { errorReference, type RpcFailureName } from '../../partner/index.ts'
import { json, list, text } from '../blocks.ts'
import { errorTable } from '../method-page.ts'

const names = Object.keys(errorReference) as readonly RpcFailureName[]
const codes = [...new Set(names.map((name) => errorReference[name].example.code))]

const meanings: Readonly<Record<number, string>> = {
  [-32600]: 'Refused: amount, key, or too many requests',
  [-32601]: 'Unknown method',
  [-32602]: 'Wrong parameter, coin, address or rate',
  [-32603]: 'Error on our side',
  [-32700]: 'No JSON',
}

/** Every error of JSON-RPC by its code. */
export function errors(): DocPage {
  const { code, data, message } = errorReference.belowMinimum.example
  return {
    title: 'Errors',
    lead: 'Errors of JSON-RPC have a code, a message and sometimes data. Codes and messages are stable: programs may compare them.',
    sections: [
      {
        id: 'form',
        title: 'An error',
        blocks: [
          json('Reply', { jsonrpc: '2.0', id: 1, error: { code, message, data } }),
          list(
            'A minimum or maximum in a message stands between spaces; `data.limits` has both.',
            'Repeat a request after −32603 and after a network error. Repeat a creation with the same `Idempotency-Key`.',
            'After −32600 and −32602, change the request first.',
          ),
        ],
      },
      ...codes.map((each) => ({
        id: `code${each}`,
        title: `${String(each).replace('-', '−')}: ${meanings[each] ?? ''}`,
        blocks: [errorTable(names.filter((name) => errorReference[name].example.code === each))],
      })),
      {
        id: 'http',
        title: 'HTTP statuses',
        blocks: [
          text('JSON-RPC errors come with status 200, unauthorized requests with 401.'),
          list(
            '`405`: use POST.',
            '`413`: the body is larger than 64 kB.',
            '`415`: send `Content-Type: application/json`.',
            '`429`: too many requests from your network proved no key. Wait for the seconds in `Retry-After`.',
          ),
        ],
      },
    ],
  }
}
