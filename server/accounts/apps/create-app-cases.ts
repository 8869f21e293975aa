import type { AppCases } from './app-cases.ts'
import { confirmForApp } from './confirm-for-app.ts'
import { type AppNeeds, tokenForCode, tokenForSession } from './give-app-token.ts'
import { readAppToken } from './read-app-token.ts'

/** Access tokens of mobile apps, joined with what they need. */
export function createAppCases(needs: AppNeeds): AppCases {
  return {
    confirmForApp: (asked) => confirmForApp(needs, asked),
    tokenForCode: (app, code, visitor) => tokenForCode(needs, app, { code, visitor }),
    tokenForSession: (app, session, visitor) => tokenForSession(needs, app, { session, visitor }),
    readToken: (token) => readAppToken(needs, token),
  }
}
