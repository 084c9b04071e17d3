/** How the matches of each game are shown, without anything that draws: for the worker that looks back at them. */
import { titleCalled } from '@muster/catalogue/listed'
import type { Course } from '@muster/table-kit/course/kinds.ts'

const COURSES = import.meta.glob<Course>('../../../../games/*/web/course.ts', { import: 'course' })

/** Null for a game that has it with its table only. */
export const loadCourse = async (id: string): Promise<Course | null> =>
  (await COURSES[`../../../../games/${titleCalled(id).id}/web/course.ts`]?.()) ?? null
