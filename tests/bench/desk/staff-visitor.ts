import { Secret, TOTP } from 'otpauth'
import { operate, type RunningProduct } from '../../support/index.ts'
import { webRole } from '../servers/start-web.ts'

/** A member of staff who is signed in. */
export type StaffVisitor = {
  /** Gets a page or an answer; throws where it isn’t given. */
  readonly get: (path: string, headers?: Readonly<Record<string, string>>) => Promise<string>
}

const PASSWORD = 'a grey heron at the weir'

/** Makes an administrator by the operator's command, who takes the invitation. */
export async function staffVisitor(
  product: RunningProduct,
  databaseUrl: string,
): Promise<StaffVisitor> {
  const place = { ...webRole(databaseUrl), DATA_DIR: product.dataDir }
  const said = await operate(place, 'staff', 'add', 'bench@shop.example', '--role', 'administrator')
  const token = /invitation\/([\w-]{43})/.exec(said)?.[1] ?? ''
  const post = async (path: string, body: object) => {
    const response = await fetch(`${product.url}/api/backoffice${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: product.url },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    return response
  }
  const { totpSecret } = await (await post('/invitation', { token })).json()
  const code = new TOTP({ secret: Secret.fromBase32(String(totpSecret)) }).generate()
  const joined = await post('/join', { token, name: 'Bench', password: PASSWORD, code })
  const cookie = (joined.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  return {
    get: async (path, headers = {}) => {
      const response = await fetch(product.url + path, {
        headers: { cookie, ...headers },
        redirect: 'manual',
      })
      if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
      return response.text()
    },
  }
}
