export { ANALYTICS_ID, readAnalyticsId } from './read-analytics-id.ts'
export { readRefId } from './read-ref-id.ts'
export { readUserMeta } from './read-user-meta.ts'
