#!/bin/sh
# Starts the browser of the worker's image, where strangers' scripts run. Landlock lets it read the system's files and
# write temporary ones, and hides everything else: /app, /data, and the environment and memory of other processes. This
# takes no privileges. Without Landlock the browser starts unconfined: see docs/decisions/confined-browser.md.

browser=/usr/lib/chromium/chromium-headless-shell
read=read-file,read-dir
write=write-file,remove-dir,remove-file,make-dir,make-reg,make-sock,make-fifo,make-sym

# Replaces this process by a command. $1: rights that only newer kernels know.
confined() {
  newer=$1 && shift
  exec setpriv --no-new-privs \
    --landlock-access "fs:execute,make-char,make-block,$read,$write$newer" \
    --landlock-rule "path-beneath:execute,$read:/usr" \
    --landlock-rule "path-beneath:$read:/etc" \
    --landlock-rule "path-beneath:$read:/sys" \
    --landlock-rule "path-beneath:$read,write-file:/proc" \
    --landlock-rule "path-beneath:$read,write-file:/dev" \
    --landlock-rule "path-beneath:$read,$write$newer:/dev/shm" \
    --landlock-rule "path-beneath:$read,$write$newer:/tmp" \
    "$@"
}

for newer in ,refer,truncate ,refer ''; do
  if (confined "$newer" true) 2>/dev/null; then confined "$newer" "$browser" "$@"; fi
done
echo 'The browser is not confined: this machine has no Landlock.' >&2
exec "$browser" "$@"
