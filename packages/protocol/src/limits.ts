/** Numbers that browsers need without the schemas. */

/** So many entries are sent at once; the older ones of a long absence are asked for in pages. */
export const MAX_LOG = 200
