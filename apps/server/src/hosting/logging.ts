/** Logs as JSON lines, for machines to keep: no addresses, names, tokens, texts or query strings. */
export const loggerSettings = (level: string) => ({
  level,
  base: null,
  serializers: {
    // Only what routes log themselves; never a whole request with its cookies, address and invite links.
    req: () => ({}),
    res: () => ({}),
  },
  redact: { paths: ['err.config', 'err.detail', 'err.parameters'], remove: true },
})
