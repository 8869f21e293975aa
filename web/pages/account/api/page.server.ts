import { redirect } from 'react-router'
import { answerBody } from '../../../answer-body.ts'
import { pageTexts } from '../../../i18n/page-texts.ts'
import { pageContext } from '../../../load-context.ts'
import type { PageSeo } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'
import type { ApiData } from './api-data.ts'

/** What the API page shows of an account; whoever is not signed in was sent away before (API-05). */
export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { brand, calls, caller, publicUrl } = page
  const { user } = answerBody(await calls.user({}, caller))
  // Signed out between the door and here.
  if (user?.email === undefined || user.totpState === undefined) throw redirect('/')
  const [{ messages, t }, access, keys, usage, earnings, subaccounts, endpoints] =
    await Promise.all([
      pageTexts(page, ['accountApi', 'accountChanges', 'password']),
      calls.partnerAccess({}, caller).then(answerBody),
      calls.listPartnerKeys({}, caller).then(answerBody),
      calls.partnerUsage({}, caller).then(answerBody),
      calls.partnerEarnings({}, caller).then(answerBody),
      calls.partnerSubaccounts({}, caller).then(answerBody),
      calls.webhookEndpoints({}, caller).then(answerBody),
    ])
  const { email, hasPassword = false, totpState } = user
  const data: ApiData = {
    account: { email, hasPassword, totpState },
    access: access.result,
    keys: keys.result,
    usage: usage.result,
    earnings: earnings.result,
    subaccounts: subaccounts.result,
    endpoints: endpoints.result,
    apiUrl: `${publicUrl}/api/partner/v2`,
  }
  const seo: PageSeo = {
    title: t('accountApi.metaTitle', { brand: brand.name }),
    description: t('accountApi.metaDescription'),
    canonical: null,
  }
  return { messages, seo, data }
}
