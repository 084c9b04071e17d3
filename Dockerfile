# `npm run image` runs these steps without Docker, as `npm test` does.
FROM node:22-slim AS build
WORKDIR /muster
# The whole workspace: its packages are linked, not built.
COPY . .
RUN npm ci
RUN npm run -s site
RUN npm prune --omit=dev

FROM node:22-slim
WORKDIR /muster
COPY --from=build /muster .
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8090 DATA_DIR=/data
RUN mkdir /data && chown node /data
USER node
VOLUME /data
EXPOSE 8090
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD node -e "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
# Without npm in between, so that the signal to stop reaches the server.
CMD ["node", "--max-semi-space-size=16", "--v8-pool-size=1", "--import", "tsx", "apps/server/src/main.ts"]
