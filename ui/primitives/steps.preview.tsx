import type { Preview } from './preview.ts'
import { Steps } from './steps.tsx'

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
