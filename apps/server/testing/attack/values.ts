/** Values from schemas: some that fit, some that nearly do, some that nobody would send. */
import { z } from 'zod'

interface Shape {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Shape[]
  readonly oneOf?: readonly Shape[]
  readonly properties?: Readonly<Record<string, Shape>>
  readonly required?: readonly string[]
  readonly additionalProperties?: Shape | boolean
  readonly items?: Shape
  readonly minItems?: number
  readonly maxItems?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly maxLength?: number
  readonly pattern?: string
}

const below = (n: number): number => Math.floor(Math.random() * n)
const one = <T>(of: readonly T[]): T => of[below(of.length)]

const STRANGE: readonly unknown[] = [
  null,
  -1,
  0.5,
  1e308,
  2 ** 31,
  2 ** 53,
  Number.MIN_SAFE_INTEGER,
  '',
  '\0',
  'x\0y',
  'ａｂｃ',
  '\u202eabc',
  '\ud800',
  "'; drop table matches; --",
  '__proto__',
  '../../etc/passwd',
  'x'.repeat(5000),
  [],
  {},
  true,
  [[[[[]]]]],
  { __proto__: null },
  { constructor: 1 },
]

export const strange = (): unknown => one(STRANGE)

/** A value for a schema; `known` are ids that exist, so that what fits often means something. */
export function valueFor(schema: z.ZodType | undefined, known: readonly unknown[]): unknown {
  if (schema === undefined) return undefined
  return make(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape, known, 0)
}

function make(shape: Shape, known: readonly unknown[], depth: number): unknown {
  if (Math.random() < 0.04) return strange()
  if (shape.const !== undefined) return shape.const
  if (shape.enum !== undefined) return one(shape.enum)
  const union = shape.anyOf ?? shape.oneOf
  if (union !== undefined) return make(one(union), known, depth)
  switch (shape.type) {
    case 'object':
      return objectFor(shape, known, depth)
    case 'array': {
      const most = Math.min(shape.maxItems ?? 4, 6)
      const length = (shape.minItems ?? 0) + below(most + 1)
      return Array.from({ length }, () => make(shape.items ?? {}, known, depth + 1))
    }
    case 'integer':
    case 'number':
      return Math.random() < 0.6
        ? below(8)
        : one([shape.minimum ?? -1, (shape.maximum ?? 100) + 1, shape.maximum ?? 100, below(1e9)])
    case 'boolean':
      return Math.random() < 0.5
    case 'null':
      return null
    default:
      return textFor(shape, known)
  }
}

function objectFor(shape: Shape, known: readonly unknown[], depth: number): unknown {
  const made: Record<string, unknown> = {}
  for (const [key, each] of Object.entries(shape.properties ?? {})) {
    const needed = shape.required?.includes(key) ?? false
    if (Math.random() < (needed ? 0.98 : 0.5)) made[key] = make(each, known, depth + 1)
  }
  if (typeof shape.additionalProperties === 'object' && depth < 3) {
    made[String(textFor({}, known))] = make(shape.additionalProperties, known, depth + 1)
  }
  if (Math.random() < 0.03) made.extra = strange()
  return made
}

function textFor({ maxLength }: Shape, known: readonly unknown[]): unknown {
  const choice = Math.random()
  if (choice < 0.6 && known.length > 0) return one(known)
  if (choice < 0.9) return Math.random().toString(36).slice(2)
  return 'y'.repeat(Math.min((maxLength ?? 64) + below(2), 4000))
}
