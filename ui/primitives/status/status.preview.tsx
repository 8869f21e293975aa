import type { Preview } from '../preview.ts'
import { Badge } from './badge.tsx'
import { Countdown } from './countdown.tsx'
import { Notice } from './notice.tsx'
import { Steps } from './steps.tsx'
import { Skeleton, Spinner } from './waiting.tsx'

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

export const badgePreview: Preview = {
  name: 'Badge',
  examples: [
    { title: 'neutral', show: () => <Badge>floating</Badge> },
    { title: 'good', show: () => <Badge tone="good">confirmed</Badge> },
    { title: 'warning', show: () => <Badge tone="warning">on hold</Badge> },
    { title: 'bad', show: () => <Badge tone="bad">reversed</Badge> },
  ],
}

const steps = ['Getting your payment', 'Exchanging', 'Sending to you']

export const stepsPreview: Preview = {
  name: 'Steps',
  examples: [0, 1, 3].map((current) => ({
    title: current === 3 ? 'all done' : `step ${current + 1}`,
    show: () => (
      <Steps label={`Steps, ${current} done`} steps={steps} current={current} doneLabel="done" />
    ),
  })),
}

export const countdownPreview: Preview = {
  name: 'Countdown',
  examples: [
    { title: '20 minutes', show: () => <Countdown endsAt={1_200_000} serverTime={0} /> },
    { title: '25 seconds, short', show: () => <Countdown endsAt={25_000} serverTime={0} short /> },
    { title: 'over', show: () => <Countdown endsAt={0} serverTime={5000} /> },
  ],
}

export const waitingPreview: Preview = {
  name: 'Skeleton, Spinner',
  examples: [
    { title: 'skeleton', show: () => <Skeleton width="180px" height="24px" /> },
    {
      title: 'spinner',
      show: () => (
        <span>
          <Spinner /> Loading
        </span>
      ),
    },
  ],
}
