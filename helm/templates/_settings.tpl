{{- /* Every setting that is no secret, by its name in docs/settings.md, as text. */ -}}
{{- define "cotejo.settings" -}}
{{- $settings := dict
  "HOST" "0.0.0.0"
  "PORT" "3000"
  "METRICS_PORT" "9464"
  "METRICS_HOST" "0.0.0.0"
  "STORAGE" "s3"
  "OFFLINE" (toString .Values.offline)
  "TRUSTED_PROXY" (join "," .Values.trustedProxies)
}}
{{- with .Values.publicUrl }}{{ $_ := set $settings "PUBLIC_URL" . }}{{ end }}
{{- if .Values.minio.enabled }}
{{- $_ := set $settings "S3_ENDPOINT" (printf "http://%s:9000" (include "cotejo.host" (list . "minio"))) }}
{{- end }}
{{- if .Values.ollama.enabled }}
{{- $_ := set $settings "OLLAMA_HOST" (printf "http://%s:11434" (include "cotejo.host" (list . "ollama"))) }}
{{- $_ := set $settings "OLLAMA_MODEL" .Values.ollama.model }}
{{- $_ := set $settings "OLLAMA_PULL" (toString (not .Values.offline)) }}
{{- end }}
{{- if .Values.backup.enabled }}{{ $_ := set $settings "BACKUP_DAYS" (toString .Values.backup.days) }}{{ end }}
{{- if .Values.authorities.secret }}{{ $_ := set $settings "NODE_EXTRA_CA_CERTS" "/etc/authorities/ca.crt" }}{{ end }}
{{- range $name, $value := .Values.settings }}
{{- /* A number of YAML is a fraction here, and a large one would be written 1e+06. */ -}}
{{- $isWhole := and (kindIs "float64" $value) (eq (toString $value | float64 | floor) (toString $value | float64)) }}
{{- $_ := set $settings $name ($isWhole | ternary (printf "%.0f" (toString $value | float64)) (toString $value)) }}
{{- end }}
{{- $plugins := list }}
{{- range .Values.plugins }}{{ $plugins = append $plugins (printf "/plugins/%s" .name) }}{{ end }}
{{- with $plugins }}
{{- $_ := set $settings "PLUGINS" (compact (append . (get $settings "PLUGINS")) | join ",") }}
{{- end }}
{{- toYaml $settings }}
{{- end }}

{{- /* The port that an address of the settings leads to: "http://host:9000" is 9000. */ -}}
{{- define "cotejo.portOf" -}}
{{- $parts := urlParse . }}
{{- regexFind "[0-9]+$" (regexFind ":[0-9]+$" $parts.host) | default (ternary "443" "80" (eq $parts.scheme "https")) }}
{{- end }}

{{- /* The environment of every process of the app besides ROLE: secrets that lie in Secrets of others. */ -}}
{{- define "cotejo.secretsFrom" -}}
{{- range $name, $place := .Values.secrets.from }}
- name: {{ $name }}
  valueFrom: { secretKeyRef: { name: {{ $place.name }}, key: {{ $place.key | quote }} } }
{{- end }}
{{- end }}

{{- /* A secret that was generated before, or a new one: (list $ "name of the Secret" "key"). */ -}}
{{- define "cotejo.kept" -}}
{{- $found := lookup "v1" "Secret" (first .).Release.Namespace (index . 1) }}
{{- if and $found (hasKey ($found.data | default dict) (last .)) }}
{{- index $found.data (last .) | b64dec }}
{{- else }}
{{- randAlphaNum 32 }}
{{- end }}
{{- end }}

{{- /* What a schema cannot say. */ -}}
{{- define "cotejo.check" -}}
{{- $elsewhere := dict
  "OFFLINE" "offline"
  "PUBLIC_URL" "publicUrl"
  "TRUSTED_PROXY" "trustedProxies"
  "WORKER_CONCURRENCY" "worker.concurrency"
  "SANDBOX_PROCESSES" "worker.concurrency"
}}
{{- $own := list "ROLE" "PORT" "HOST" "METRICS_PORT" "METRICS_HOST" "DATA_DIR" "STORAGE" }}
{{- $secret := list
  "^DATABASE_(OWNER_|POOLER_)?URL$"
  "^STORAGE_KEYS"
  "^OTEL_EXPORTER_OTLP_HEADERS"
  "_(KEY|TOKEN|SECRET|PASSWORD)(_FILE)?$"
  | join "|"
}}
{{- range $name, $_ := .Values.settings }}
{{- if has $name $own }}{{ fail (printf "settings.%s is the chart's to set." $name) }}{{ end }}
{{- with get $elsewhere $name }}{{ fail (printf "settings.%s is the chart's to set: use %s." $name .) }}{{ end }}
{{- if regexMatch $secret $name }}
{{- fail (printf "settings.%s is a secret: use secrets.from.%s, or secrets.values.%s." $name $name $name) }}
{{- end }}
{{- end }}
{{- $known := merge (dict) .Values.secrets.from .Values.secrets.values }}
{{- $isLent := eq (.Values.settings.S3_CREDENTIALS | default "keys") "cloud" }}
{{- if and $isLent .Values.minio.enabled }}
{{- fail "settings.S3_CREDENTIALS is cloud, but minio.enabled is true: no cloud lends keys for that store." }}
{{- end }}
{{- range $name := list "DATABASE_URL" "S3_ACCESS_KEY" "S3_SECRET_KEY" }}
{{- $service := ternary "postgres" "minio" (eq $name "DATABASE_URL") }}
{{- $isKnown := or (hasKey $known $name) (and $isLent (eq $service "minio")) }}
{{- if not (or (get $.Values $service).enabled $isKnown) }}
{{- $missing := printf "secrets.from.%s (or secrets.values.%s) is missing." $name $name }}
{{- fail (printf "%s.enabled is false, so say where your own one is: %s" $service $missing) }}
{{- end }}
{{- if and (get $.Values $service).enabled (hasKey $known $name) }}
{{- fail (printf "secrets name %s, but %s.enabled is true: keep one of the two." $name $service) }}
{{- end }}
{{- end }}
{{- range $name, $_ := .Values.secrets.from }}
{{- if hasKey $.Values.secrets.values $name }}
{{- fail (printf "%s is both in secrets.values and in secrets.from: keep one." $name) }}
{{- end }}
{{- end }}
{{- if and (not .Values.minio.enabled) (not .Values.settings.S3_ENDPOINT) }}
{{- fail "minio.enabled is false, so say where your own store is: settings.S3_ENDPOINT is missing." }}
{{- end }}
{{- if and .Values.minio.enabled .Values.settings.S3_ENDPOINT }}
{{- fail "settings name S3_ENDPOINT, but minio.enabled is true: keep one of the two." }}
{{- end }}
{{- if and .Values.ollama.enabled .Values.settings.OLLAMA_HOST }}
{{- fail "settings name OLLAMA_HOST, but ollama.enabled is true: keep one of the two." }}
{{- end }}
{{- if and (or .Values.ingress.enabled .Values.gateway.enabled) (not .Values.publicUrl) }}
{{- fail "publicUrl is missing: ingress and gateway take their host from it." }}
{{- end }}
{{- if and .Values.gateway.enabled (not .Values.gateway.parentRefs) }}
{{- fail "gateway.parentRefs is empty: name the Gateway that leads to Cotejo." }}
{{- end }}
{{- if and .Values.authorities.secret (hasKey .Values.settings "NODE_EXTRA_CA_CERTS") }}
{{- fail "settings name NODE_EXTRA_CA_CERTS, but authorities.secret is set: keep one of the two." }}
{{- end }}
{{- with .Values.backup.bucket }}
{{- if and .endpoint (eq .credentials "keys") (not .secret) }}
{{- fail "backup.bucket.secret is missing: name the Secret of access-key and secret-key, or say credentials: cloud." }}
{{- end }}
{{- end }}
{{- if and .Values.worker.autoscaling.enabled .Values.worker.keda.enabled }}
{{- fail "worker.autoscaling and worker.keda are both enabled: only one may count the workers." }}
{{- end }}
{{- end }}
