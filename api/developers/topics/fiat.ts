import type { DocPage, DocSection } from '../../contract/index.ts'
import { FIAT_PATH, type FiatCall, fiatErrorTypes, fiatPartnerCalls } from '../../partner/index.ts'
import { code, list, text } from '../blocks.ts'

const SIGNED = `URL='{site}/api/fiat-partner/v1/offers?currencyFrom=USD&currencyTo=BTC&amountFrom=150&country=DE'
openssl rsa -in private-key.pem -RSAPublicKey_out -out public-pkcs1.pem
curl "$URL" \\
  --header "X-Api-Key: $(base64 -w0 < public-pkcs1.pem)" \\
  --header "X-Api-Signature: $(printf %s "$URL{}" | openssl dgst -sha256 -sign private-key.pem | base64 -w0)"`

/** Fiat v1, by the calls that there are. */
export function fiat(): DocPage {
  return {
    title: 'Fiat purchases',
    lead: 'Your customers buy coins with fiat money through the exchange’s providers, in a protocol that wallets already speak.',
    sections: [
      {
        id: 'basics',
        title: 'Basics',
        blocks: [
          text(`All paths begin with \`{site}${FIAT_PATH}\`.`),
          code('Shell', SIGNED),
          list(
            'Requests are [signed](/developers/authentication#fiat) with a key pair, over the URL and the body.',
            'Amounts are decimal strings. `currencyFrom` is fiat money, `currencyTo` a coin.',
            'Send the customer to the `redirectUrl` of the purchase. Status changes arrive as [`fiat.updated`](/developers/webhooks#events).',
            'A repeated `externalOrderId` returns the first purchase.',
            `Errors have \`errorType\`, \`errorMessage\` and \`errorDetails\`. Types: ${codes(fiatErrorTypes)}.`,
          ),
        ],
      },
      ...fiatPartnerCalls.map(callOf),
    ],
  }
}

function callOf({ isForPlay, method, params, path, scope, summary }: FiatCall): DocSection {
  const required = params.filter((name) => !name.endsWith('?'))
  const optional = params.filter((name) => name.endsWith('?')).map((name) => name.slice(0, -1))
  return {
    id: `${method.toLowerCase()}${path.replaceAll(/[^a-zA-Z0-9]+/g, '-')}`,
    title: `${method} ${path.replace(':id', '{id}')}`,
    blocks: [
      text(isForPlay === true ? `${summary} With play money only.` : summary),
      text(`The key needs the permission \`${scope}\`.`),
      ...(required.length === 0 ? [] : [list(`Required: ${codes(required)}`)]),
      ...(optional.length === 0 ? [] : [list(`Optional: ${codes(optional)}`)]),
    ],
  }
}

function codes(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ')
}
