/** Error messages in a language, by the code of the failure. English is the API's own (`api/failures`). */
export type ErrorMessages = Readonly<Record<string, string>>
