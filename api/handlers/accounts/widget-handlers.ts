import type { UseCases } from '@causeway/server'
import type { widgetSignInCalls } from '../../contract/index.ts'
import { refuse, type Wording } from '../../failures/index.ts'
import { answer, type HandlersOf } from '../handler.ts'
import { beginSession } from './begin-session.ts'
import { visitorOf } from './visitor-of.ts'

/** Signing in inside a frame of another site (WIDGET-04). */
export function createWidgetHandlers({
  useCases,
  words,
}: {
  readonly useCases: UseCases
  readonly words: Wording
}): HandlersOf<typeof widgetSignInCalls> {
  return {
    giveWidgetCode: async ({ challenge }, { session }) =>
      answer({ result: { code: await useCases.widget.giveCode(session, challenge) } }),
    signInWidget: async (given, caller) => {
      const begun = await useCases.widget.signIn(given, visitorOf(caller, {}))
      if (begun.ok) {
        const cookies = await beginSession(useCases, caller, begun.value)
        return { ...answer({ result: true }), cookies }
      }
      const { failure } = begun
      // With a fresh session behind the code, nothing else can stand in the way than that it is gone by now.
      return failure.code === 'token_old'
        ? refuse(failure, words)
        : refuse({ code: 'token_unknown' }, words)
    },
  }
}
