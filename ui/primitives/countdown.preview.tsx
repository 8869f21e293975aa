import { Countdown } from './countdown.tsx'
import type { Preview } from './preview.ts'

export const countdownPreview: Preview = {
  name: 'Countdown',
  examples: [
    { title: '20 minutes', show: () => <Countdown endsAt={1_200_000} serverTime={0} /> },
    { title: '25 seconds, short', show: () => <Countdown endsAt={25_000} serverTime={0} short /> },
    { title: 'over', show: () => <Countdown endsAt={0} serverTime={5000} /> },
  ],
}
