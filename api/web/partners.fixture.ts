import { fail } from '@causeway/core/result'
import type { PartnerCases } from '@causeway/server/partners'

/** A world without partners; one can be added, whose key nobody knows. */
export function createFixturePartners(): PartnerCases {
  return {
    findKey: async () => null,
    noteKeyUse: async () => {},
    useNonce: async () => true,
    pairRate: () => fail({ code: 'price_stale' }),
    placeOrder: async () => fail({ code: 'price_stale' }),
    listOrders: async () => [],
    add: async () => ({
      partnerId: '0',
      key: {
        keyId: '0',
        apiKey: 'key',
        secret: 'secret',
        privateKeyHex: '00',
        privateKeyPem: 'private',
        publicKeyPem: 'public',
      },
    }),
    list: async () => [],
    disable: async () => fail({ code: 'partner_not_found' }),
  }
}
