/** What refusals say in a language, by the code of the failure. English is the API's own (`api/failures`). */
export type RefusalTexts = Readonly<Record<string, string>>
