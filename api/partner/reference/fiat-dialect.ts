import type { DialectReference } from './dialect-reference.ts'

const URL_SIGNED =
  'https://exchange.example/api/fiat-partner/v1/offers?currencyFrom=USD&currencyTo=BTC&amountFrom=150&country=DE'

export const fiatReference: DialectReference = {
  title: 'Fiat v1: RSA signature of the URL',
  summary:
    'For purchases with fiat money. The key pairs of v2 work here too; requests name the public key itself.',
  headers: [
    {
      name: 'X-Api-Key',
      type: 'string',
      text: 'Base64 of the PEM text of your public key (PKCS#1).',
      isRequired: true,
    },
    {
      name: 'X-Api-Signature',
      type: 'string',
      text: 'Base64 of the RSA signature (PKCS#1 v1.5 with SHA-256).',
      isRequired: true,
    },
  ],
  steps: [
    'Take the absolute URL exactly as you request it: scheme, host, path and query.',
    'Append the JSON body, or `{}` if there is none.',
    'Sign the result with RSASSA-PKCS1-v1_5 and SHA-256, and encode the signature as base64.',
  ],
  examples: [
    {
      title: 'Offers, on the host exchange.example',
      signed: `${URL_SIGNED}{}`,
      uses: ['privateKeyPem'],
      method: 'GET',
      path: '/api/fiat-partner/v1/offers?currencyFrom=USD&currencyTo=BTC&amountFrom=150&country=DE',
      body: '',
      headers: {
        'X-Api-Key':
          'LS0tLS1CRUdJTiBSU0EgUFVCTElDIEtFWS0tLS0tCk1JSUJDZ0tDQVFFQWxCbGh3cXdRR1FiaHhaSHFlWmNUZU82TWlPQ05tMjlCQ1FibG5MMWU0WjA0QTIrbStvNzMKL09vMmpHS0MwNnRlQVllV0xmdFMzSEowUTU0Zm9LZzNLNGdZMEpKdnVQSEU2cHY5YW9KVUh3MTJSS2ZyZ3BSWgo4NndNN2xtRTliaVZjQ3pydWxDS3JuZFNXSW9OY3B3WTFyd29yczFsNEx4elgxeWVGTlU4NU5JTTNZN0lhUkhJCllJQkh1Yk9yYWR2UG9TbjhYVGpmZ1c4MzVHSXl5TEEwQ3NjMXR3dWJqOUQrKzJmWTFWWFRsblljeGpRKzlaVlIKelMwUk1iMU9raWc3dExocG8rZFVDcldLejJwVFJnT0czRHVadE1BSFdoY1NtZXRROUtjUzEvd1pzM1VUYy9GSgpVNlQ1REp3WmNWRVVNcnJ3TzQyMXI4enVlNnhOR29PMDFRSURBUUFCCi0tLS0tRU5EIFJTQSBQVUJMSUMgS0VZLS0tLS0K',
        'X-Api-Signature':
          'Zi6x5FAjY8UyJSVC7xXM/CElJ/6ddRIYJxaNRsSWI16Htw+8DKyGIAKJjrSGjjtVdQlIdC/NolijVZCcHcJHA7a13qObr7wGt/HUGZ2hSf/P4N+wIPCE0KkXbquWB+9ed3gtKzprkSJwS69x7Yr0YSxGiVrRBO620xFFM3iK13Rx0ldEKtLVvz//tnRgQQpFGjV1F+WMEJUvzAkgNXPpy6v9P8AvgVTpQ6zDqMOKnZtotXR9UZufFyjcGk0ujT1frbnCGP4DTA/2TJIzpSEG0IxXnxg/9En7sIR/Q6cg1Lm16WaD+0joEJi7EOjIh2zQ6SDe+DiGk0TNZOpsOhgkDw==',
      },
    },
  ],
  moving: {
    from: 'Changelly Fiat API v1',
    steps: [
      'Change the base URL to `{site}/api/fiat-partner/v1`, and sign the new URL.',
      'Create a key pair at [API access](/account/api), or paste the public key that you use already.',
      'Fetch the key for `X-Callback-Signature` from `GET /callback-key`, and add an endpoint under [webhooks](/developers/webhooks).',
    ],
  },
}
