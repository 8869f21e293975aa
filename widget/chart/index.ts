export { type ChartCoin, RateChart, type RateChartProps } from './rate-chart.tsx'
