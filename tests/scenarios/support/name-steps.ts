import { type Application, apply, ask, mustAsk, type Shop } from '../../customers/index.ts'

type Resolved = {
  readonly result: {
    readonly address: string
    readonly extraId: string | null
    readonly alias: string
    readonly asciiAlias: string | null
    readonly provider: string
  }
}

const resolverPath = (domain: string, ticker: string) =>
  `/api/address-alias-resolver?${new URLSearchParams({ domain, ticker })}`

/** Asks what a name stands for. */
export const resolve = (shop: Shop, domain: string, ticker: string) =>
  ask(shop, 'GET', resolverPath(domain, ticker))

/** What a name stands for, which it must. */
export const resolved = async (shop: Shop, domain: string, ticker: string) =>
  (await mustAsk<Resolved>(shop, 'GET', resolverPath(domain, ticker))).result

/** Asks for one order paid to a name, and where its refund would go. */
export async function applyByName(
  shop: Shop,
  destination: string,
  refund: string,
): Promise<Application> {
  const application = await apply(shop, { from: 'btc', to: 'eth' })
  const [to, from] = [await resolved(shop, destination, 'eth'), await resolved(shop, refund, 'btc')]
  const body = {
    ...application.body,
    destinationAddress: to.address,
    destinationAlias: destination,
    destinationAliasProvider: to.provider,
    refundAddress: from.address,
    refundAlias: refund,
    refundAliasProvider: from.provider,
  }
  return { ...application, body, destination: to, refund: from }
}
