# The storefront: docker build -f deploy/site.Dockerfile .
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /site
COPY . .
# A Directus that is elsewhere needs no packages here.
RUN CONTENT_API_URL=http://cms:8055 node scripts/vitrine.mjs build --code

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 CACHE_DIR=/site/cache
# As `npm run site` sets them: most of what is freed is given back.
ENV MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=4194304 MALLOC_TRIM_THRESHOLD_=4194304
WORKDIR /site
COPY --from=build /site/dist dist
# Volumes begin as copies of these folders, with their owner. All else may be read-only.
RUN mkdir cache dist/releases && chown node:node cache dist/releases
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=3m --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Pages of an older image name its scripts, so each start makes them; without Directus it ends, to be started again.
CMD ["sh", "-c", "CONTENT_READS=background node dist/make-release.js && exec node --enable-source-maps $(node dist/heap-flags.js) dist/serve-node.js"]
