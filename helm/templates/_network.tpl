{{- define "cotejo.egress.names" -}}
- to:
    {{- toYaml .Values.networkPolicy.dns | nindent 4 }}
  ports: [{ port: 53, protocol: UDP }, { port: 53, protocol: TCP }]
{{- end }}

{{- define "cotejo.egress.database" -}}
{{ include "cotejo.egress.to" (list . "postgres" .Values.networkPolicy.databasePort) }}
{{- end }}

{{- /* To the names, the database and the store. */ -}}
{{- define "cotejo.egress.data" -}}
{{ include "cotejo.egress.names" . }}
{{ include "cotejo.egress.database" . }}
{{- $port := include "cotejo.portOf" (.Values.settings.S3_ENDPOINT | default "") }}
{{ include "cotejo.egress.to" (list . "minio" (.Values.minio.enabled | ternary 9000 $port)) }}
{{- end }}

{{- /* To a service of the chart, or where it is not enabled to the private networks: (list $ "minio" 9000). */ -}}
{{- define "cotejo.egress.to" -}}
{{- $ := first . -}}
{{- $service := index . 1 -}}
{{- if (get $.Values $service).enabled -}}
- to:
    - podSelector:
        matchLabels:
          {{- include "cotejo.selector" (list $ $service) | nindent 10 }}
  ports: [{ port: {{ last . }}, protocol: TCP }]
{{- else -}}
{{ include "cotejo.egress.private" (list $ (last .)) }}
{{- end }}
{{- end }}

{{- /* To the private networks, the cluster's own too: (list $ 9000). */ -}}
{{- define "cotejo.egress.private" -}}
{{- $ := first . -}}
- to:
    - namespaceSelector: {}
    {{- range $.Values.networkPolicy.privateNetworks }}
    - ipBlock: { cidr: {{ . | quote }} }
    {{- end }}
  ports: [{ port: {{ last . }}, protocol: TCP }]
{{- end }}

{{- /* To the services of the internet, by https, and to nothing private. */ -}}
{{- define "cotejo.egress.internet" -}}
{{- $networks := append .Values.networkPolicy.privateNetworks "169.254.0.0/16" -}}
- to:
    {{- range $family := list "0.0.0.0/0" "::/0" }}
    - ipBlock:
        cidr: {{ $family | quote }}
        except:
          {{- range $networks }}
          {{- if eq (contains ":" .) (contains ":" $family) }}
          - {{ . | quote }}
          {{- end }}
          {{- end }}
    {{- end }}
  ports: [{ port: 443, protocol: TCP }]
{{- end }}

{{- /* Pods of the release: (list $ "web" "worker"). */ -}}
{{- define "cotejo.podsOf" -}}
{{- $ := first . -}}
podSelector:
  matchLabels:
    app.kubernetes.io/name: cotejo
    app.kubernetes.io/instance: {{ $.Release.Name }}
  matchExpressions:
    - { key: app.kubernetes.io/component, operator: In, values: [{{ rest . | join ", " }}] }
{{- end }}
