/** A call as a program makes it. */
export type ProgramCall = {
  readonly baseUrl: string
  readonly apiKey: string
  readonly method: string
  readonly params: unknown
}

export const programLanguages = ['curl', 'TypeScript', 'Python'] as const
export type ProgramLanguage = (typeof programLanguages)[number]

/** The call as a program in each language, with the private key in `private-key.pem`. */
export const programIn: Readonly<Record<ProgramLanguage, (call: ProgramCall) => string>> = {
  curl: (call) => `BODY=${shellText(bodyOf(call))}
SIGNATURE=$(printf '%s' "$BODY" | openssl dgst -sha256 -sign private-key.pem | openssl base64 -A)
curl --silent ${shellText(call.baseUrl)} \\
  --header 'Content-Type: application/json' \\
  --header ${shellText(`X-Api-Key: ${call.apiKey}`)} \\
  --header "X-Api-Signature: $SIGNATURE" \\
  --data-binary "$BODY"`,

  TypeScript: ({ apiKey, baseUrl, method, params }) => `import { readFileSync } from 'node:fs'
import { createClient } from '@causeway/client'

const client = createClient({
  baseUrl: ${JSON.stringify(baseUrl)},
  apiKey: ${JSON.stringify(apiKey)},
  privateKey: readFileSync('private-key.pem', 'utf8'),
})
console.log(await client.${method}(${isEmpty(params) ? '' : JSON.stringify(params, null, 2)}))`,

  Python: (call) => `import base64, json, subprocess, urllib.request

body = ${pythonText(bodyOf(call))}.encode()
openssl = ["openssl", "dgst", "-sha256", "-sign", "private-key.pem"]
signature = subprocess.run(openssl, input=body, stdout=subprocess.PIPE, check=True).stdout
request = urllib.request.Request(
    ${pythonText(call.baseUrl)},
    data=body,
    headers={
        "Content-Type": "application/json",
        "X-Api-Key": ${pythonText(call.apiKey)},
        "X-Api-Signature": base64.b64encode(signature).decode(),
    },
)
print(json.load(urllib.request.urlopen(request)))`,
}

function bodyOf({ method, params }: ProgramCall): string {
  return JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method,
    ...(isEmpty(params) ? {} : { params }),
  })
}

function isEmpty(params: unknown): boolean {
  return typeof params === 'object' && params !== null && Object.keys(params).length === 0
}

/** In single quotes, between which a shell reads nothing else. */
function shellText(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`
}

/** JSON's escapes are Python's too. */
function pythonText(text: string): string {
  return JSON.stringify(text)
}
