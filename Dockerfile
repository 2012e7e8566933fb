# Kontor in a container: docs/hosting.md says how to run it.

FROM python:3.13-slim-bookworm AS wheel
WORKDIR /src
COPY pyproject.toml README.md LICENSE CHANGELOG.md .env.example constraints.txt ./
COPY docs docs
COPY bot bot
COPY games games
COPY render render
COPY storage storage
RUN PIP_CONSTRAINT=constraints.txt python -m pip wheel --no-cache-dir --no-deps --wheel-dir /wheels .

FROM python:3.13-slim-bookworm AS packages
COPY constraints.txt /
COPY --from=wheel /wheels /wheels
RUN python -m venv /opt/kontor \
    && /opt/kontor/bin/python -m pip install --no-cache-dir --constraint /constraints.txt "$(ls /wheels/*.whl)[postgres]"

FROM python:3.13-slim-bookworm
# Letters that the packaged fonts lack. Their versions follow the release of Debian, for the sake of its security updates.
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install --yes --no-install-recommends \
        fontconfig fonts-noto-cjk fonts-noto-color-emoji fonts-noto-core libfribidi0 \
    && rm -rf /var/lib/apt/lists/* \
    && fc-cache --force \
    && useradd --uid 10001 --user-group --no-create-home --home-dir /data --shell /usr/sbin/nologin kontor \
    && install --directory --owner kontor --group kontor --mode 0700 /data /backups
COPY --from=packages /opt/kontor /opt/kontor
ENV PATH=/opt/kontor/bin:$PATH \
    PYTHONDONTWRITEBYTECODE=1 \
    PYTHONUNBUFFERED=1 \
    KONTOR_DATA=/data
USER 10001:10001
WORKDIR /data
VOLUME ["/data", "/backups"]
# As `kontor health`, but without loading the rest. The loop and the database are judged, not Discord.
HEALTHCHECK --interval=60s --timeout=20s --start-period=120s --retries=3 CMD ["python", "-m", "bot.operating"]
ENTRYPOINT ["kontor"]
CMD ["run"]
