/**
 * Lighthouse's own arithmetic, as published for its version 10 and later: each measure is put on a log-normal curve
 * through its median (score 50) and its tenth percentile (score 90), and the scores are weighed.
 */
export type Form = 'desktop' | 'mobile'

export interface Vitals {
  readonly fcp: number
  readonly lcp: number
  readonly tbt: number
  readonly cls: number
  readonly si: number
}

const WEIGHTS: Vitals = { fcp: 10, si: 10, lcp: 25, tbt: 30, cls: 25 }
type Curve = readonly [p10: number, median: number]
const CURVES: Readonly<Record<Form, Readonly<Record<keyof Vitals, Curve>>>> = {
  desktop: { fcp: [934, 1600], si: [1311, 2300], lcp: [1200, 2400], tbt: [150, 350], cls: [0.1, 0.25] },
  mobile: { fcp: [1800, 3000], si: [3387, 5800], lcp: [2500, 4000], tbt: [200, 600], cls: [0.1, 0.25] },
}

/** Abramowitz and Stegun 7.1.26; good to 1.5e-7. */
function erf(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x))
  const sum = [1.061405429, -1.453152027, 1.421413741, -0.284496736, 0.254829592].reduce(
    (total, each) => (total + each) * t,
    0,
  )
  return Math.sign(x) * (1 - sum * Math.exp(-x * x))
}

const INVERSE_ERFC_ONE_FIFTH = 0.9061938024368232

function onCurve(value: number, [p10, median]: Curve): number {
  if (value <= 0) return 1
  const x = (Math.log(value / median) * INVERSE_ERFC_ONE_FIFTH) / -Math.log(p10 / median)
  return Math.max(0, Math.min(1, (1 - erf(x)) / 2))
}

/** Out of 100. */
export function performanceScore(vitals: Vitals, form: Form): number {
  const keys = Object.keys(WEIGHTS) as (keyof Vitals)[]
  return Math.round(
    keys.reduce((sum, key) => sum + WEIGHTS[key] * onCurve(vitals[key], CURVES[form][key]), 0),
  )
}

/** How much a rule of axe counts, by the worst that breaking it does to somebody, as Lighthouse weighs its audits. */
const IMPACTS: Readonly<Record<string, number>> = { critical: 10, serious: 7, moderate: 3, minor: 1 }

export interface Checked {
  readonly impact: string
  readonly passed: boolean
}

export function accessibilityScore(rules: readonly Checked[]): number {
  const weight = (all: readonly Checked[]): number =>
    all.reduce((sum, each) => sum + (IMPACTS[each.impact] ?? 1), 0)
  return Math.round((100 * weight(rules.filter((each) => each.passed))) / Math.max(1, weight(rules)))
}
