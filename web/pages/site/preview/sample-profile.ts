import type { Account, ProfileData } from '../../account/profile/profile-data.ts'

const account: Account = {
  email: 'alice@example.org',
  subscribed: true,
  totpState: 'disabled',
  totpQrLink: null,
  totpSecret: null,
  hasPassword: true,
  transactionsCount: 3,
}

const data: ProfileData = {
  account,
  sessions: [
    {
      id: '1',
      isCurrent: true,
      device: 'Firefox, Linux',
      country: 'Portugal',
      createdAt: '2026-03-02T08:15:09.000Z',
      seenAt: '2026-03-09T17:41:30.000Z',
    },
    {
      id: '2',
      isCurrent: false,
      device: 'Samsung Internet, Android',
      country: 'Portugal',
      createdAt: '2026-02-11T19:02:44.000Z',
      seenAt: '2026-03-08T22:10:00.000Z',
    },
    {
      id: '3',
      isCurrent: false,
      device: '',
      country: null,
      createdAt: '2026-01-30T04:00:00.000Z',
      seenAt: '2026-01-30T04:05:00.000Z',
    },
  ],
  passkeys: [
    {
      id: 'a',
      name: 'Phone',
      createdAt: '2026-02-11T19:05:00.000Z',
      usedAt: '2026-03-08T22:10:00.000Z',
    },
    { id: 'b', name: 'Key', createdAt: '2026-02-12T10:00:00.000Z', usedAt: null },
  ],
  providers: ['google', 'facebook', 'twitter'],
  socialAccounts: [
    {
      serviceId: 's',
      provider: 'google',
      email: 'alice@example.org',
      linkedAt: '2026-02-11T19:07:00.000Z',
    },
  ],
  recoveryCodesLeft: null,
  totpQrSvg: null,
  brandName: 'Example Exchange',
}

/** An account of the gallery, with what differs. */
export function sampleProfile(
  facts: Partial<Account>,
  more: Partial<ProfileData> = {},
): ProfileData {
  return { ...data, ...more, account: { ...account, ...facts } }
}

export const sampleCodes = [
  '0a1b-2c3d-4e5f-6g7h',
  '1b2c-3d4e-5f6g-7h8j',
  '2c3d-4e5f-6g7h-8j9k',
  '3d4e-5f6g-7h8j-9kam',
  '4e5f-6g7h-8j9k-ambn',
  '5f6g-7h8j-9kam-bncp',
  '6g7h-8j9k-ambn-cpdq',
  '7h8j-9kam-bncp-dqer',
  '8j9k-ambn-cpdq-erfs',
  '9kam-bncp-dqer-fsgt',
] as const
