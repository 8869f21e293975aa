import type { SandboxMailReply } from '@causeway/api/contract'
import { data } from 'react-router'
import { pageTexts } from '../../../i18n/page-texts.ts'
import { pageContext } from '../../../load-context.ts'
import type { PageSeo } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'
import { linksIn } from './links-in.ts'

type Mail = SandboxMailReply['mails'][number]

/** Mails that were sent in this play world (AUTH-13), for whoever runs it. In a real world there is no box (404). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  if (page.world !== 'play') throw data({ code: 'page_not_found', message: '' }, 404)
  const { messages, t } = await pageTexts(page, ['sandbox'])
  const seo = {
    title: t('sandbox.mailTitle'),
    description: t('sandbox.mailLead'),
    canonical: null,
  } satisfies PageSeo
  if (page.sandbox === null) return { messages, seo, box: null, isElsewhere: false }
  const answer = await page.sandbox.mails()
  // The operator's token works the switches from elsewhere; mail holds what lets people in.
  if (!answer.ok) return { messages, seo, box: null, isElsewhere: true }
  const { mails } = answer.body
  const query = new URL(request.url).searchParams
  const asked = query.get('mail')
  const chosen = mails.find(({ id }) => String(id) === asked)
  return {
    messages,
    seo,
    isElsewhere: false,
    box: {
      mails: mails.map(headOf),
      hasChosen: asked !== null,
      view: query.get('view') === 'text' ? ('text' as const) : ('html' as const),
      chosen:
        chosen === undefined
          ? null
          : { ...headOf(chosen), text: chosen.text, links: linksIn(chosen.text) },
    },
  }
}

function headOf({ id, to, subject, createdAt }: Mail) {
  return { id, to, subject, createdAt }
}
