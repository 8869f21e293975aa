import type { AffiliateStatementReply } from '@causeway/api/contract'
import { answerBody } from '../../../answer-body.ts'
import { pageTexts } from '../../../i18n/page-texts.ts'
import { pageContext } from '../../../load-context.ts'
import type { PageSeo } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'
import type { StatementHeadProps } from './statement-head.tsx'

const MOST_MONTHS = 36

/** What a month came to, to be printed (EARN-04); visitors who aren't signed in were sent away before. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { brand, calls, caller, clock } = page
  const asked = /^20\d\d-(0[1-9]|1[0-2])$/.exec(url.searchParams.get('month') ?? '')?.[0]
  const [{ messages, t }, status, { user }, found] = await Promise.all([
    pageTexts(page, ['earnStatement', 'earnPayouts']),
    calls.affiliateStatus({}, caller).then(answerBody),
    calls.user({}, caller).then(answerBody),
    calls.affiliateStatement(asked === undefined ? {} : { month: asked }, caller),
  ])
  const seo: PageSeo = {
    title: t('earnStatement.metaTitle', { brand: brand.name }),
    description: t('earnStatement.metaDescription'),
    canonical: null,
  }
  // Of an account that has not joined the programme.
  if (!found.ok && found.body.error.code === 'affiliate_missing') {
    return { messages, seo, shown: null }
  }
  const statement: AffiliateStatementReply['result'] = answerBody(found).result
  const now = new Date(clock.now())
  const months = monthsSince(status.result.appliedAt ?? now.toISOString(), statement.month, now)
  const shown: StatementHeadProps = {
    statement,
    email: user?.email ?? '',
    brandName: brand.name,
    months,
  }
  return { messages, seo, shown }
}

/** Months since somebody applied, and the one that is shown, newest first. */
function monthsSince(appliedAt: string, shown: string, now: Date): readonly string[] {
  const months = Array.from({ length: MOST_MONTHS }, (_, age) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - age, 1)).toISOString().slice(0, 7),
  ).filter((month) => month >= appliedAt.slice(0, 7))
  return [...new Set([...months, shown])].toSorted().toReversed()
}
