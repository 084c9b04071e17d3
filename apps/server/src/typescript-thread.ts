/** Threads are written in TypeScript as everything else; they need the loader that the main thread may have got. */
export const typescriptThread = (): string[] => ['--import', import.meta.resolve('tsx')]
