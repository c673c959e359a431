# Directus with the shop's extensions: docker build -f deploy/cms.Dockerfile .
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /site
COPY . .
RUN npm ci --omit=dev --omit=optional
RUN cd cms && npm ci

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production CMS_HOST=0.0.0.0 CMS_PORT=8055 CMS_DATA=/data/cms READY_FILE=/tmp/ready
WORKDIR /site
COPY --from=build /site/package.json /site/tsconfig.json ./
COPY --from=build /site/node_modules node_modules
COPY --from=build /site/scripts scripts
COPY --from=build /site/src src
COPY --from=build /site/cms cms
# A volume begins as a copy of this folder, with its owner. All else but /tmp may be read-only.
RUN mkdir /data && chown node:node /data
USER node
EXPOSE 8055
HEALTHCHECK --interval=10s --timeout=5s --start-period=10m --retries=3 \
  CMD ["node", "-e", "require('node:fs').accessSync('/tmp/ready'); fetch('http://127.0.0.1:8055/server/ping').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# There is no demo in the image, so the first start makes an empty website.
CMD ["node", "scripts/cms.ts"]
