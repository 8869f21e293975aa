import type { SandboxVerdictRequest } from '@causeway/api/contract'
import { data } from 'react-router'
import { answerBody } from '../../../answer-body.ts'
import { pageTexts } from '../../../i18n/page-texts.ts'
import { pageContext } from '../../../load-context.ts'
import type { PageSeo } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'

/** One identification as the sandbox's provider has it. In a real world there is none (404). */
export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  if (page.world !== 'play') throw data({ code: 'page_not_found', message: '' }, 404)
  const { messages, t } = await pageTexts(page, ['identification'])
  const seo = {
    title: t('identification.playTitle'),
    description: t('identification.playText'),
    canonical: null,
  } satisfies PageSeo
  const { reference } = params
  if (page.sandbox === null) return { messages, seo, reference, status: null }
  const { status } = answerBody(await page.sandbox.identity({ reference }))
  return { messages, seo, reference, status }
}

const verdicts: readonly SandboxVerdictRequest['verdict'][] = [
  'approve',
  'refuse',
  'retry',
  'later',
]

/** Decides as the provider's people would. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const { sandbox } = context.get(pageContext)
  if (sandbox === null) throw data({ code: 'sandbox_refused', message: '' }, 403)
  const given = (await request.formData()).get('verdict')
  const verdict = verdicts.find((each) => each === given)
  if (verdict === undefined) throw data({ code: 'verdict_unknown', message: '' }, 400)
  answerBody(await sandbox.decideIdentity({ reference: params.reference, verdict }))
  return { isDone: true }
}
