import { Notice } from './notice.tsx'
import type { Preview } from './preview.ts'

export const noticePreview: Preview = {
  name: 'Notice',
  examples: [
    { title: 'information', show: () => <Notice title="Live">Updates come by themselves.</Notice> },
    { title: 'good', show: () => <Notice tone="good" title="The payout is confirmed." /> },
    {
      title: 'a memo that cannot be overlooked',
      show: () => (
        <Notice tone="warning" strong title="A Destination tag is needed">
          Send with this Destination tag. Without it we cannot tell that the payment is yours.
        </Notice>
      ),
    },
    {
      title: 'error with the way out',
      show: () => (
        <Notice tone="error" title="No rate for this pair right now">
          Try again in a minute.
        </Notice>
      ),
    },
  ],
}
