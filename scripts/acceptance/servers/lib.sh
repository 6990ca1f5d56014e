# What the scripts beside this file share. Sourced, never run.
source "$(dirname "${BASH_SOURCE[0]}")/../../lib.sh"

# A folder for whatever lies around while something is built.
build=$root/.cache/build-$(basename "$0")
trap '[ ! -e "$build" ] || { chmod -R u+w "$build"; rm -rf "$build"; }' EXIT

# Whether a program has yet to be built into .cache/bin.
is_missing() {
  [ ! -x "$root/.cache/bin/$1" ]
}

needs_go() {
  command -v go >/dev/null \
    || fail "$1 is built with Go, which is not installed. Install Go 1.26 or newer (https://go.dev/dl) and try again."
}

# Builds a program into .cache/bin under this name, by a command of Go that leaves one file in $build/out; with low
# priority.
#   build_program NAME go install MODULE@VERSION
build_program() {
  local name=$1
  shift
  needs_go "$name"
  echo "Building $name into .cache/bin, which takes minutes"
  mkdir -p "$build/out" "$root/.cache/bin"
  GOBIN="$build/out" nice -n 10 "$@" 2>"$build/log" \
    || { tail -n 20 "$build/log" >&2; fail "$name could not be built."; }
  mv "$build"/out/* "$root/.cache/bin/$name"
}

# Answers the folder of a Go module.
folder_of_module() {
  go mod download -json "$1" | sed -n 's/^\t"Dir": "\(.*\)",\{0,1\}$/\1/p'
}
