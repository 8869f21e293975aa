import { importPrivateKey } from '@causeway/client'

/** A key that the console signs with. Its private key can’t be read back. */
export type ConsoleKey = {
  readonly apiKey: string
  readonly privateKey: CryptoKey
  /** Of a key for play money, to be tried in a program too. */
  readonly privateKeyPem: string | null
}

/** Reads a key as its owner keeps it. Throws a `TypeError` if it is no private key. */
export async function ownKey(apiKey: string, privateKey: string): Promise<ConsoleKey> {
  return {
    apiKey: apiKey.trim(),
    privateKey: await importPrivateKey(privateKey),
    privateKeyPem: null,
  }
}

/** Makes a partner of the play world with a key. Null where this visitor may not. */
export async function playKey(): Promise<ConsoleKey | null> {
  const made = await askSandbox<{ readonly apiKey: string; readonly privateKeyPem: string }>(
    'POST',
    'partners',
    { name: 'Console' },
  )
  if (made === null) return null
  const { apiKey, privateKeyPem } = made
  return { apiKey, privateKey: await importPrivateKey(privateKeyPem), privateKeyPem }
}

/** A control of the sandbox; null where it refuses, or can’t be reached. */
export async function askSandbox<Reply>(
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<Reply | null> {
  try {
    const response = await fetch(`/api/sandbox/${path}`, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}
