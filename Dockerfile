# The server with both apps, without the tools that built them.
#   docker build -t haulboard .        (or: docker compose up)

FROM node:24-bookworm-slim AS build
WORKDIR /src
RUN npm install --global pnpm@12.4.2
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY packages/sdk/package.json packages/sdk/
COPY packages/server/package.json packages/server/
COPY packages/client-app/package.json packages/client-app/
COPY packages/admin-app/package.json packages/admin-app/
RUN pnpm install --frozen-lockfile --prod --ignore-scripts
COPY . .
RUN node scripts/build.mjs
# A folder with the built server and only what it loads at run time.
RUN pnpm --filter @product/server deploy --prod --ignore-scripts /out/packages/server \
  && mkdir -p /out/packages/client-app /out/packages/admin-app \
  && cp -r packages/client-app/dist /out/packages/client-app/ \
  && cp -r packages/admin-app/dist /out/packages/admin-app/

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# Decoded pictures give their memory back: without these, every thread of glibc's keeps what its largest one took.
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=262144 MALLOC_TRIM_THRESHOLD_=262144
WORKDIR /app
COPY --from=build /out/ ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --start-period=20s \
  CMD node -e "fetch('http://127.0.0.1:' + process.env.PORT + '/api/ready').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "packages/server/dist/main.js"]
