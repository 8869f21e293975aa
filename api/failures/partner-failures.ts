import type { ChangeOwnKeyFailure, CreateOwnKeyFailure } from '@causeway/server/partners'
import type { FailureRows } from './failure-rows.ts'

/** Why an account's API key stays as it is, or is not made (API-05). */
export const partnerKeyFailures = {
  partner_access_missing: { status: 409, message: () => 'Get API access first.' },
  partner_disabled: {
    status: 403,
    message: () => 'API access is disabled for this account. Contact support.',
  },
  partner_key_not_found: {
    status: 404,
    message: () => 'This key doesn’t exist or was revoked.',
  },
  partner_keys_full: {
    status: 409,
    message: ({ most }) => `You can have at most ${most} active keys. Revoke one first.`,
    details: ({ most }) => ({ most }),
  },
  key_name_malformed: {
    status: 422,
    message: () => 'Enter a name with at most 100 visible characters.',
    details: () => ({ field: 'name' }),
  },
  key_scopes_missing: {
    status: 422,
    message: () => 'Choose at least one permission.',
    details: () => ({ field: 'scopes' }),
  },
  key_dialects_mixed: {
    status: 422,
    message: () =>
      'A key that signs its requests can’t also be used without a signature. Create a separate key.',
    details: () => ({ field: 'dialects' }),
  },
  key_expiry_past: {
    status: 422,
    message: () => 'Choose an expiry date in the future.',
    details: () => ({ field: 'expiresAt' }),
  },
  network_malformed: {
    status: 422,
    message: ({ network }) =>
      `“${network}” isn’t an IP address or a network such as 203.0.113.0/24.`,
    details: ({ network }) => ({ field: 'networks', network }),
  },
  site_malformed: {
    status: 422,
    message: ({ site }) => `“${site}” isn’t the address of a site, such as https://example.com.`,
    details: ({ site }) => ({ field: 'widgetSites', site }),
  },
  public_key_malformed: {
    status: 422,
    message: () => 'This isn’t a public key. Paste an RSA public key (SPKI or PKCS#1) as PEM.',
    details: () => ({ field: 'publicKey' }),
  },
  public_key_unsupported: {
    status: 422,
    message: () => 'The key must be RSA with 2048 to 4096 bits and exponent 65537.',
    details: () => ({ field: 'publicKey' }),
  },
  public_key_used: {
    status: 409,
    message: () => 'This public key is or was already in use. Create a new key pair.',
    details: () => ({ field: 'publicKey' }),
  },
  private_key_given: {
    status: 422,
    message: () =>
      'This is a private key. We didn’t store it, but it has left your computer: create a new key pair, and send only the public key.',
    details: () => ({ field: 'publicKey' }),
  },
} as const satisfies FailureRows<(CreateOwnKeyFailure | ChangeOwnKeyFailure)['code']>
