import type { DocBlock, DocPage, DocSection } from '../../contract/index.ts'
import {
  type Dialect,
  exampleKey,
  fiatDialects,
  partnerLimits,
  restDialects,
  rpcDialects,
  type WorkedExample,
} from '../../partner/index.ts'
import { code, fields, list, steps, text } from '../blocks.ts'

/** How requests prove their key, in every dialect, each with examples whose signatures can be computed again. */
export function authentication(): DocPage {
  const { nonceSeconds, relaySeconds } = partnerLimits
  return {
    title: 'Authentication',
    lead: 'A key is enabled for one or more dialects. Each request names its key in headers, and those that sign prove it with a signature.',
    sections: [
      {
        id: 'rules',
        title: 'For every dialect',
        blocks: [
          list(
            'Signatures are checked over the bytes that arrive. Don’t format the JSON again after signing.',
            `Timestamps may differ from our clock by ${nonceSeconds / 60} minutes, those of relay by ${relaySeconds} seconds. Each nonce is accepted once.`,
            'A request that proves no key gets HTTP status 401 and the error `Unauthorized`, whatever is wrong with it.',
            'Keys belong on your server or in the customer’s own device, never in a public web page.',
          ),
        ],
      },
      {
        id: 'example-key',
        title: 'The key of the examples',
        blocks: [
          text(
            'All examples below use this key, so that you can check your own code against them. It is published here and belongs to nobody: never use it yourself.',
          ),
          code('API key', exampleKey.apiKey),
          code('Private key (v2)', exampleKey.privateKeyPem.trim()),
          code('Public key (v2)', exampleKey.publicKeyPem.trim()),
          code('Secret (v1)', exampleKey.secret),
        ],
      },
      ...[...rpcDialects, ...restDialects, ...fiatDialects].map(dialectSection),
    ],
  }
}

function dialectSection({ name, reference }: Dialect): DocSection {
  return {
    id: name,
    title: reference.title,
    blocks: [
      text(reference.summary),
      fields(reference.headers),
      steps(...reference.steps),
      ...reference.examples.flatMap(exampleBlocks),
    ],
  }
}

function exampleBlocks({ signed, title, ...example }: WorkedExample): readonly DocBlock[] {
  return [
    text(`**${title}**`),
    ...(signed === null ? [] : [code('Signed', signed)]),
    code('Request', requestText(example)),
  ]
}

/** A request as it goes over the wire, without the headers that say nothing of the key. */
function requestText({
  body,
  headers,
  method,
  path,
}: Pick<WorkedExample, 'method' | 'path' | 'body' | 'headers'>): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  const type = body === '' ? [] : ['Content-Type: application/json']
  const head = [`${method} ${path} HTTP/1.1`, ...type, ...lines]
  return [...head, ...(body === '' ? [] : ['', body])].join('\n')
}
