import { PlacePage } from '../../../client-page/index.ts'
import { seoMeta } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'
import { EosAccount } from './addresses/eos-account.tsx'
import { lazyEosAccount } from './addresses/lazy-eos-account.ts'
import { CheckStep } from './check/check-step.tsx'
import { lazyCheckStep } from './check/lazy-check-step.ts'
import { processingPage } from './processing-page.tsx'

export { action, loader } from './page.server.ts'

lazyCheckStep.hold(CheckStep)
lazyEosAccount.hold(EosAccount)

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  return <PlacePage of={processingPage} data={{ loaderData, actionData }} />
}
