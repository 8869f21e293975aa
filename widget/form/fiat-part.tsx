import { Skeleton } from '@causeway/ui/primitives'
import { type ComponentType, useEffect, useState } from 'react'
import { PromoBlock } from './promotions/promo-block.tsx'
import type { FormHold } from './use-exchange-form.ts'

/** What the form of buying and selling is given by the form that it is a part of. */
export type FiatPartProps = {
  readonly hold: FormHold
  /** Puts a page's path into the language that is shown. */
  readonly localPath: (path: string) => string
}

export type LoadFiatPart = () => Promise<ComponentType<FiatPartProps>>

type Loaded = ComponentType<FiatPartProps> | 'on its way' | 'failed'

/** The form of buying, fetched when it is wanted. Where it cannot be fetched, the link to its page. */
export function FiatPart({
  hold,
  localPath,
  load,
}: FiatPartProps & { readonly load: LoadFiatPart }) {
  const [loaded, setLoaded] = useState<Loaded>('on its way')
  const { coinList } = hold
  useEffect(() => {
    // It looks among all coins for what can be bought, and with which money.
    Promise.all([load(), coinList.complete()]).then(
      ([Part]) => setLoaded(() => Part),
      () => setLoaded('failed'),
    )
  }, [load, coinList])
  if (loaded === 'on its way') return <Skeleton width="100%" height="380px" />
  if (loaded === 'failed') return <PromoBlock category="buy" localPath={localPath} />
  const Part = loaded
  return <Part hold={hold} localPath={localPath} />
}
