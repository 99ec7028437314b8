# Two images from one file: `application` (API, workers, filtering proxy) and `browser` (with Chromium and Lighthouse).
# What changes seldom comes first: a change of a source installs neither packages nor Chromium anew.
# Renew tag and digest together.
FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS base
WORKDIR /app

FROM base AS runtime
# tini passes signals on and buries processes that lost their parent; PID 1 must do both.
RUN apt-get update \
    && apt-get install -y --no-install-recommends tini \
    && apt-get clean && rm -rf /var/lib/apt/lists/*
ENV NODE_ENV=production
ENTRYPOINT ["tini", "--"]

FROM runtime AS chromium
RUN apt-get update \
    && apt-get install -y --no-install-recommends chromium fonts-liberation \
    && apt-get clean && rm -rf /var/lib/apt/lists/*

FROM base AS build
COPY package.json package-lock.json .npmrc ./
# No package may run a script while it is installed; none needs to.
RUN npm ci --ignore-scripts
COPY . .
RUN node scripts/build.mjs

FROM base AS browser-packages
COPY package.json package-lock.json .npmrc ./
COPY scripts/prune-packages.mjs scripts/
RUN npm ci --omit=dev --ignore-scripts && node scripts/prune-packages.mjs

FROM browser-packages AS packages
# Only processes that the browser worker starts load these.
RUN npm pkg delete dependencies.lighthouse dependencies.puppeteer-core \
    && npm prune --omit=dev --ignore-scripts --offline

FROM runtime AS application
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY package.json ./
USER node
EXPOSE 8080
# As scripts/lib/api-process.mjs says.
CMD ["env", "MALLOC_ARENA_MAX=1", "MALLOC_MMAP_THRESHOLD_=131072", "MALLOC_TRIM_THRESHOLD_=131072", "node", "--max-semi-space-size=4", "--heap-growing-percent=20", "dist/api/main.js"]

FROM chromium AS browser
COPY --from=browser-packages /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY package.json openapi.yaml ./
USER node
# As scripts/lib/worker-process.mjs says.
CMD ["env", "MALLOC_ARENA_MAX=1", "MALLOC_MMAP_THRESHOLD_=32768", "MALLOC_TRIM_THRESHOLD_=131072", "node", "--max-semi-space-size=4", "--v8-pool-size=1", "--heap-growing-percent=50", "dist/workers/main.js"]

# The image of a plain `docker build .`
FROM application
