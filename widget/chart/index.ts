export { RateChart } from './rate-chart.tsx'
