import type { RangeSpec } from '../board-spec.ts'
import type { Point } from '../geometry.ts'

/** The high country of England and Wales, as coarse lines (longitude, latitude), for both boards that show it. */
export const BRITISH_HIGHLANDS: readonly RangeSpec[] = [
  {
    line: [
      [-2.35, 54.85],
      [-2.3, 54.6],
      [-2.25, 54.35],
      [-2.2, 54.1],
      [-2.05, 53.8],
      [-1.95, 53.55],
      [-1.85, 53.35],
      [-1.8, 53.2],
    ],
    size: 1,
    spread: 26,
    density: 9,
  },
  {
    line: [
      [-3.3, 54.6],
      [-3.15, 54.5],
      [-3.05, 54.42],
      [-2.9, 54.45],
    ],
    size: 1.1,
    spread: 26,
    density: 14,
  },
  {
    line: [
      [-2.95, 55.22],
      [-2.75, 55.25],
      [-2.45, 55.35],
      [-2.15, 55.47],
    ],
    size: 1,
    spread: 22,
    density: 9,
  },
  {
    line: [
      [-3.9, 52.95],
      [-3.7, 52.7],
      [-3.75, 52.45],
      [-3.75, 52.2],
      [-3.75, 52.05],
    ],
    size: 1.1,
    spread: 30,
    density: 10,
  },
  {
    line: [
      [-4.15, 53.02],
      [-3.95, 53.12],
      [-3.8, 53.0],
    ],
    size: 1.2,
    spread: 22,
    density: 16,
  },
  {
    line: [
      [-3.75, 51.88],
      [-3.43, 51.88],
      [-3.1, 51.95],
    ],
    size: 1,
    spread: 18,
    density: 9,
  },
  {
    line: [
      [-4.05, 50.65],
      [-3.9, 50.55],
    ],
    size: 0.8,
    spread: 18,
    density: 14,
  },
  {
    line: [
      [-3.85, 51.15],
      [-3.5, 51.13],
    ],
    size: 0.75,
    spread: 12,
    density: 8,
  },
  {
    line: [
      [-2.25, 51.65],
      [-2, 51.85],
      [-1.8, 52],
    ],
    size: 0.7,
    spread: 12,
    density: 5,
  },
  {
    line: [
      [-1.2, 54.38],
      [-0.9, 54.4],
      [-0.65, 54.38],
    ],
    size: 0.85,
    spread: 18,
    density: 8,
  },
  {
    line: [
      [-1, 51.65],
      [-0.7, 51.75],
      [-0.45, 51.9],
    ],
    size: 0.65,
    spread: 9,
    density: 4,
  },
  {
    line: [
      [-3.6, 55.4],
      [-3.2, 55.5],
      [-2.9, 55.4],
    ],
    size: 1,
    spread: 34,
    density: 14,
  },
  {
    line: [
      [-4.5, 55.1],
      [-4.1, 55.2],
      [-3.8, 55.35],
    ],
    size: 1,
    spread: 34,
    density: 12,
  },
  {
    line: [
      [-6.3, 53.05],
      [-6.45, 52.85],
    ],
    size: 0.9,
    spread: 22,
    density: 12,
  },
  {
    line: [
      [-6.05, 54.2],
      [-5.95, 54.17],
    ],
    size: 0.9,
    spread: 14,
    density: 14,
  },
  {
    line: [
      [-4.6, 54.22],
      [-4.42, 54.3],
    ],
    size: 0.7,
    spread: 9,
    density: 6,
  },
  {
    line: [
      [-3.2, 53.1],
      [-3.2, 52.95],
    ],
    size: 0.8,
    spread: 14,
    density: 6,
  },
  {
    line: [
      [-2.85, 52.55],
      [-2.75, 52.5],
    ],
    size: 0.7,
    spread: 12,
    density: 6,
  },
  {
    line: [
      [-0.6, 50.92],
      [-0.2, 50.9],
    ],
    size: 0.6,
    spread: 6,
    density: 3,
  },
]

export const BRITISH_WOODS: readonly { at: Point; radius: number; count: number; pine: boolean }[] = [
  { at: [-1.6, 50.88], radius: 24, count: 12, pine: false },
  { at: [-2.55, 51.8], radius: 20, count: 9, pine: false },
  { at: [-1.1, 53.15], radius: 24, count: 12, pine: false },
  { at: [-1.75, 52.4], radius: 22, count: 10, pine: false },
  { at: [0.3, 51.1], radius: 26, count: 12, pine: false },
  { at: [0.05, 51.68], radius: 18, count: 8, pine: false },
  { at: [-2.5, 54.05], radius: 18, count: 6, pine: false },
  { at: [-1.95, 52.75], radius: 18, count: 7, pine: false },
  { at: [-0.9, 52.1], radius: 18, count: 7, pine: false },
  { at: [-3.4, 52.35], radius: 16, count: 6, pine: true },
  { at: [-3.2, 55.25], radius: 20, count: 8, pine: true },
  { at: [-2.2, 55.1], radius: 18, count: 7, pine: true },
  { at: [0.75, 52.45], radius: 16, count: 7, pine: true },
  { at: [-4.5, 50.45], radius: 14, count: 5, pine: false },
  { at: [-2.35, 51.2], radius: 14, count: 5, pine: false },
  { at: [-1.3, 51.35], radius: 14, count: 5, pine: false },
]
