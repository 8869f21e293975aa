export type PasskeyPlace = {
  /** False at an address of digits: browsers bind passkeys to names (WebAuthn Level 3, 5.1.3, effective domain). */
  readonly hasName: boolean
  /** The same page by a name, where the digits mean this machine itself. */
  readonly named: string | null
}

const OWN_ADDRESS = /^(?:127(?:\.\d{1,3}){3}|0\.0\.0\.0|\[::1?\])$/

/** Whether passkeys can be used at a page's address, and where else they can. */
export function passkeyPlace(address: string): PasskeyPlace {
  const url = new URL(address)
  const hasName = !(/^[\d.]+$/.test(url.hostname) || url.hostname.startsWith('['))
  if (hasName || !OWN_ADDRESS.test(url.hostname)) return { hasName, named: null }
  url.hostname = 'localhost'
  return { hasName, named: url.href }
}
