# What the scripts beside this file share. Sourced, never run.
set -euo pipefail

# What stands at the head of a script says how it is used.
if [ "${1:-}" = --help ]; then
  sed -n '2,/^[^#]/s/^# \{0,1\}//p' "$0"
  exit
fi

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$root"

# The project's own Node, where there is one, goes before the system's.
PATH="$root/node_modules/.bin:$root/.runtime/node_modules/.bin:$PATH"
export PATH

# Here Node keeps what it has compiled: every start after the first takes a third less of a processor's time.
export NODE_COMPILE_CACHE="$root/.cache/compile"

fail() {
  printf '%s\n' "$*" >&2
  exit 1
}

# Runs a command silently, and shows what it printed only when it fails.
quietly() {
  local output
  output=$("$@" 2>&1) || { printf '%s\n' "$output" >&2; return 1; }
}

# One hash over the contents of all files below the given paths.
hash_of() {
  find "$@" -type f -not -path '*/node_modules/*' -not -path '*/dist/*' -print0 | sort -z | xargs -0 sha256sum | sha256sum | cut -d ' ' -f 1
}
