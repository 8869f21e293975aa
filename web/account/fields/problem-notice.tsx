import { Notice, type NoticeProps } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import type { SignInProblem } from '../sign-in/sign-in-state.ts'
import { problemText } from './problem-text.ts'

const tones: { readonly [code in SignInProblem['code']]?: NoticeProps['tone'] } = {
  // AUTH-04: a single error of the recover call is a warning.
  text: 'warning',
  social_check_mail: 'information',
}

/** What went wrong with the whole form rather than with one field. */
export function ProblemNotice({ problem }: { readonly problem: SignInProblem | null }) {
  const t = useTranslate()
  if (problem === null) return null
  const tone = tones[problem.code] ?? 'error'
  return (
    <Notice tone={tone} announce="alert">
      <p>{problemText(t, problem)}</p>
    </Notice>
  )
}
